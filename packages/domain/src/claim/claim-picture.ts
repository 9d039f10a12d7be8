import { sniffSupportingDocument } from '../application/supporting-document.ts'

/** The maximum size of a company's pictures of open claims, in bytes (docs/promises.md#uploads). */
export const claimPictureQuota = 50 * 1024 * 1024

/** For the `accept` attribute of a file input. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp'

/** Classifies an upload: a picture that the server can re-encode, an iPhone's HEIC that it cannot, or something else. */
export function sniffPicture(bytes: Uint8Array): 'picture' | 'heic' | 'other' {
  if (isHeic(bytes)) return 'heic'
  const format = sniffSupportingDocument(bytes)
  return format === undefined || format === 'pdf' ? 'other' : 'picture'
}

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

function isHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.slice(4, 12))
  return text.startsWith('ftyp') && heicBrands.includes(text.slice(4))
}
