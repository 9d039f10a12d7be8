import { checksumOf } from './checksum.ts'

/** Whose prices, stock and marks are, as devices write it down: a login of a company; empty for a visitor. */
export function sectionOwner(login: { readonly uid: string; readonly email: string } | undefined): string {
  return login ? checksumOf(`${login.uid} ${login.email}`) : ''
}
