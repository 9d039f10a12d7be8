import { createHash } from 'node:crypto'
import type { ProductId } from '@provender/domain/ids'

/** One text for a login's favourites and reminders, so that equal ones share kept answers. */
export function personalKeyOf(loginId: number, ids: readonly (readonly ProductId[])[]): string {
  return `${loginId}.${createHash('sha1').update(JSON.stringify(ids)).digest('base64url')}`
}
