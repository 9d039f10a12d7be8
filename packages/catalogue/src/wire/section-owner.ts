import { checksumOf } from './checksum.ts'

/** The owner of stored prices, stock and favourites: a user of a company; empty for a visitor. */
export function sectionOwner(user: { readonly uid: string; readonly userCode: string } | undefined): string {
  return user ? checksumOf(`${user.uid} ${user.userCode}`) : ''
}
