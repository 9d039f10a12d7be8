import type { Bench } from '../bench.ts'
import type { Entry, Sender } from '../load/load-job.ts'
import { atLeast, type Figure, type Measurement } from '../measurement.ts'
import { categoryPages } from '../reads/distinct-entries.ts'
import { measureRequests, type Requests } from '../requests/measure-requests.ts'

/** What browsers ask for. */
const headers = { 'accept-encoding': 'br' }

const visitorsAimed: Figure = { value: 400, unit: '/s' }
const signedInAimed: Figure = { value: 150, unit: '/s' }

export async function measurePages(bench: Bench): Promise<readonly Measurement[]> {
  const { database, shoppers } = await bench.shop()
  const lists = (await categoryPages(database)).map(({ categoryId, sort, page }): Entry => ({
    path: `/shop?category=${categoryId}&sort=${sort}&page=${page}`,
  }))
  const visitor: readonly Sender[] = [null]
  const requests: readonly Requests[] = [
    pagesOf('home, visitor, repeated (kept)', visitor, [{ path: '/' }]),
    pagesOf('home, signed in, repeated', shoppers, [{ path: '/' }]),
    pagesOf('list of 24, visitor, repeated (kept)', visitor, lists.slice(0, 1)),
    pagesOf('list of 24, visitor, never seen', visitor, lists),
    pagesOf('list of 24, signed in, repeated', shoppers, lists.slice(0, 1)),
    pagesOf('list of 24, signed in, never seen', shoppers, lists),
  ]
  return await measureRequests(bench, {
    title: 'Pages rendered on the server, packed (br); S: bare Node answering the same bytes from memory',
    connections: [16],
    requests,
  })
}

function pagesOf(name: string, senders: readonly Sender[], entries: readonly Entry[]): Requests {
  const aim = senders[0] === null ? visitorsAimed : signedInAimed
  return {
    name,
    senders,
    entries,
    headers,
    aimOf: (_connections, { perSecond }) => atLeast(aim, { value: perSecond, unit: '/s' }),
  }
}
