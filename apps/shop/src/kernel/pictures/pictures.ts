import { narrowerPictures, pictureSources, uploadedPictures } from '@provender/catalogue/picture-address'
import { platform } from '@provender/platform/current'
import type { Picture } from '@provender/ui/product/tile'
import { serverUrl } from '@provender/web/api/server'

let key = ''

/** Sets the key that opens pictures to an app behind the login wall (docs/app.md). Empty if none is needed. */
export function setPictureKey(next: string): void {
  key = next
}

export function pictureUrl(address: string): string {
  if (!platform().app || !isOurs(address)) return address
  return serverUrl(address) + (key && `?k=${key}`)
}

export function pictureAt(address: string): Picture {
  return { src: pictureUrl(address), sources: pictureSources(address, pictureUrl) }
}

function isOurs(address: string): boolean {
  return address.startsWith(uploadedPictures) || address.startsWith(narrowerPictures)
}
