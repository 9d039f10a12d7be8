import type { QueryClient } from '@tanstack/react-query'
import { ask, executeOf } from '../api/ask.ts'
import { isPassing } from '../api/is-passing.ts'
import { followConnection, isConnected } from '../app/connection.ts'
import { newId } from '../app/new-id.ts'
import { loginOf } from '../app/shop-queries.ts'
import { makeKeptTexts } from '../basket/kept-texts.ts'
import { createLessonBook, type LessonBook } from './lesson-book.ts'
import { LearnLines, PasteMemory } from './quick-order.documents.ts'

/** What the company buys and means by its words; asked for when the page opens, so that it is there without a connection. */
export const memoryQuery = { ...ask(PasteMemory, {}), staleTime: 60_000 }

const books = new WeakMap<QueryClient, LessonBook>()

/** What this login taught and the server has not got yet; it goes there as soon as it is back. */
export function lessonsOf(client: QueryClient): LessonBook {
  const known = books.get(client)
  if (known) return known
  const book = createLessonBook({
    texts: makeKeptTexts(),
    owner: loginOf(client),
    newId,
    nowMs: () => Date.now(),
    send: (lines) => executeOf(client)(LearnLines, { lines }),
    isPassing,
  })
  books.set(client, book)
  followConnection(() => void sendLessons(client))
  return book
}

/** Sends what this window or one before it has learned without a server. */
export async function sendLessons(client: QueryClient): Promise<void> {
  if (loginOf(client) === '') return
  const lessons = lessonsOf(client)
  if (isConnected() && (await lessons.deliver())) await client.invalidateQueries(memoryQuery)
}
