import type { Bench } from '../bench.ts'
import type { Entry, Sender } from '../load/load-job.ts'
import { atLeast, type Measurement } from '../measurement.ts'
import { listPageEntries } from '../reads/distinct-entries.ts'
import { measureRequests, type Requests } from '../requests/measure-requests.ts'

const headers = { 'accept-encoding': 'br' }

export async function measurePages(bench: Bench): Promise<readonly Measurement[]> {
  const { database, shoppers } = await bench.shop()
  const lists = await listPageEntries(database)
  const visitor: readonly Sender[] = [null]
  const requests: readonly Requests[] = [
    pagesOf('home, visitor, repeated (cached)', visitor, [{ path: '/' }]),
    pagesOf('home, signed in, repeated', shoppers, [{ path: '/' }]),
    { ...pagesOf('list of 24, visitor, repeated (cached)', visitor, lists.slice(0, 1)), aimOf: aim(400) },
    pagesOf('list of 24, visitor, never seen', visitor, lists),
    { ...pagesOf('list of 24, signed in, repeated', shoppers, lists.slice(0, 1)), aimOf: aim(150) },
    { ...pagesOf('list of 24, signed in, never seen', shoppers, lists), aimOf: aim(150) },
  ]
  return await measureRequests(bench, {
    title: 'Pages rendered on the server, packed (br); S: bare Node answering the same bytes from memory',
    connections: [16],
    // A page runs much code, which Node optimises only after many runs.
    warmUpSeconds: bench.plan.seconds * 3,
    requests,
  })
}

function pagesOf(name: string, senders: readonly Sender[], entries: readonly Entry[]): Requests {
  return { name, senders, entries, headers, aimOf: () => null }
}

function aim(perSecond: number): Requests['aimOf'] {
  return (_connections, outcome) =>
    atLeast({ value: perSecond, unit: '/s' }, { value: outcome.perSecond, unit: '/s' })
}
