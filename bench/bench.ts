import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop, type Shop } from './shop/open-shop.ts'

export interface Plan {
  readonly rounds: number
  readonly seconds: number
  readonly connections: readonly number[]
}

export const fullPlan: Plan = { rounds: 3, seconds: 2, connections: [1, 16, 64] }
export const quickPlan: Plan = { rounds: 1, seconds: 1, connections: [16] }

const products = 30_000

export interface Bench {
  readonly plan: Plan
  readonly folder: string
  readonly print: (line: string) => void
  /** The shop that reads, writes and pages share; started on first use. */
  readonly shop: () => Promise<Shop>
  readonly closeShop: () => Promise<void>
  /** Registers a clean-up that always runs, in reverse order; it has to be repeatable. */
  readonly until: (end: () => Promise<void>) => void
}

export async function openBench(
  plan: Plan,
  print: (line: string) => void,
): Promise<Bench & { readonly close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'provender-bench-'))
  // PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755)
  const ends: (() => Promise<void>)[] = []
  const until: Bench['until'] = (end) => void ends.push(end)
  let shop: Promise<Shop> | undefined
  let closing: Promise<void> | undefined
  const endAll = async (): Promise<void> => {
    for (let end = ends.pop(); end; end = ends.pop()) await end()
    shop = undefined
  }
  return {
    plan,
    folder,
    print,
    until,
    shop: () => {
      if (!shop) print('starting the shop')
      return (shop ??= openShop({ dataFolder: join(folder, 'shop'), products }, until))
    },
    closeShop: endAll,
    // Runs once, even if an interruption and the failure it causes both call it.
    close: () => (closing ??= endAll().then(() => rm(folder, { recursive: true, force: true }))),
  }
}
