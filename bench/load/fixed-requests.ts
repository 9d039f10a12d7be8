import type autocannon from 'autocannon'
import type { Entry, LoadJob, Sender } from './load-job.ts'
import { isAnswer, requestFor, requestMadeBy } from './requests.ts'
import { sendLoad, type LoadTimes } from './send-load.ts'

type Job<Shape extends LoadJob['shape']> = Extract<LoadJob, { readonly shape: Shape }>

export async function sendSame(job: Job<'same'>): Promise<LoadTimes> {
  const { entry, senders, headers } = job
  return await sendLoad({
    ...job,
    requestsOf: (connection) => [requestFor(entry, senders[connection % senders.length] ?? null, headers)],
    isGood: isAnswer,
  })
}

export async function sendOnce(job: Job<'once'>): Promise<LoadTimes> {
  const { entries, senders, headers } = job
  let sentCount = 0
  const next = (): autocannon.Request => {
    const { entry, sender } = createPairs(entries, senders, sentCount)
    sentCount += 1
    return requestFor(entry, sender, headers)
  }
  return await sendLoad({
    ...job,
    amount: entries.length * senders.length,
    requestsOf: () => [requestMadeBy(next)],
    isGood: isAnswer,
  })
}

/** Iterates over entries and senders in turn, so that every pair occurs once. */
export function createPairs(
  entries: readonly Entry[],
  senders: readonly Sender[],
  index: number,
): { readonly entry: Entry; readonly sender: Sender } {
  const at = index % entries.length
  const entry = entries[at]
  const sender = senders[(at + Math.floor(index / entries.length)) % senders.length]
  if (entry === undefined || sender === undefined) throw new Error('There is nothing to send')
  return { entry, sender }
}

export async function sendLists(job: Job<'lists'>): Promise<LoadTimes> {
  const { lists, mustContain } = job
  return await sendLoad({
    ...job,
    amount: lists.reduce((sum, list) => sum + list.length, 0),
    requestsOf: (connection) => {
      const list = lists[connection]
      if (!list) throw new Error(`There is no list for connection ${connection}`)
      return list.map(({ entry, sender }) => requestFor(entry, sender))
    },
    isGood: (body) => isAnswer(body) && body.includes(mustContain),
  })
}
