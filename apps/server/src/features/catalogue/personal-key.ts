import { createHash } from 'node:crypto'
import type { ProductId } from '@provender/domain/ids'

/** One key for a user's favourites and reminders, so that equal ones share cached responses. */
export function personalKeyOf(userId: number, ids: readonly (readonly ProductId[])[]): string {
  return `${userId}.${createHash('sha1').update(JSON.stringify(ids)).digest('base64url')}`
}
