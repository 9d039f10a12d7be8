import { checksumOf } from './checksum.ts'

export function sectionOwner(user: { readonly uid: string; readonly userCode: string } | undefined): string {
  return user ? checksumOf(`${user.uid} ${user.userCode}`) : ''
}
