import { ask, executeOf } from '@provender/client/api/ask'
import { isTransientError } from '@provender/client/api/is-transient-error'
import type { QueryClient } from '@tanstack/react-query'
import { followConnection, isConnected } from '../../kernel/app/connection.ts'
import { newId } from '../../kernel/app/new-id.ts'
import { loginOf } from '../../kernel/app/shop-queries.ts'
import { createStoredTexts } from '../../kernel/offline/stored-texts.ts'
import type { LearnedRow } from './learned-row.ts'
import { createLessonBook, type LessonBook, type LessonChange } from './lesson-book.ts'
import { ForgetLines, LearnLines, PasteMemory } from './quick-order.documents.ts'

/** What the company buys and means by its words; asked for when the page opens, so that it is there without a connection. */
export const memoryQuery = { ...ask(PasteMemory, {}), staleTime: 60_000 }

const books = new WeakMap<QueryClient, LessonBook>()

/** What this login taught and the server has not got yet; it goes there as soon as it is back. */
export function learnedMatchesOf(client: QueryClient): LessonBook {
  const known = books.get(client)
  if (known) return known
  const book = createLessonBook({
    texts: createStoredTexts(),
    owner: loginOf(client),
    newId,
    nowMs: () => Date.now(),
    send: (changes) => sendChanges(client, changes),
    isTransientError,
  })
  books.set(client, book)
  followConnection(() => void sendLearnedMatches(client))
  return book
}

async function sendChanges(client: QueryClient, changes: readonly LessonChange[]): Promise<void> {
  const forgotten = changes.flatMap(({ said, meaning }) => (meaning === null ? [said] : []))
  const lines = changes.flatMap(({ said, meaning }) => (meaning === null ? [] : [{ said, ...meaning }]))
  if (forgotten.length > 0) await executeOf(client)(ForgetLines, { said: forgotten })
  if (lines.length > 0) await executeOf(client)(LearnLines, { lines })
  // Before the book drops them, so that a text that is read meanwhile finds them in one of the two places.
  client.setQueryData(
    memoryQuery.queryKey,
    (memory) => memory && { ...memory, learnedLines: withChanges(memory.learnedLines, changes) },
  )
}

/** Learned lines with changes made to them in turn, the latest first as before. */
function withChanges<Row extends { readonly said: string }>(
  known: readonly Row[],
  changes: readonly LessonChange[],
): readonly (Row | LearnedRow)[] {
  // From the oldest on, so that what is learned again moves to the end.
  const meanings = new Map<string, Row | LearnedRow>(known.toReversed().map((line) => [line.said, line]))
  for (const { said, meaning } of changes) {
    meanings.delete(said)
    if (meaning !== null) meanings.set(said, { said, ...meaning })
  }
  return [...meanings.values()].toReversed()
}

/** What the company means by its words, the latest first: what the server said last, with what it has not got yet. */
export async function learnedNow(
  client: QueryClient,
  known: readonly LearnedRow[],
): Promise<readonly LearnedRow[]> {
  return withChanges(known, await learnedMatchesOf(client).unsent())
}

/** Takes back what was learned: words that meant something else before mean that again. */
export async function unlearn(
  client: QueryClient,
  said: readonly string[],
  before: readonly LearnedRow[] = [],
): Promise<void> {
  const lessons = learnedMatchesOf(client)
  const restored = before.filter((line) => said.includes(line.said))
  const forgotten = said.filter((words) => restored.every((line) => line.said !== words))
  if (forgotten.length > 0) await lessons.unlearn(forgotten)
  if (restored.length > 0) await lessons.learn(restored)
  await client.invalidateQueries(memoryQuery)
}

/** Sends what this window or one before it has learned without a server. */
export async function sendLearnedMatches(client: QueryClient): Promise<void> {
  if (loginOf(client) === '') return
  const lessons = learnedMatchesOf(client)
  if (isConnected() && (await lessons.deliver())) await client.invalidateQueries(memoryQuery)
}
