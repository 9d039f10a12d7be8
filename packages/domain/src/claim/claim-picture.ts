import { sniffSupportingDocument } from '../application/supporting-document.ts'

export const claimPictureQuota = 50 * 1024 * 1024

export const acceptedPictures = 'image/jpeg,image/png,image/webp'

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
