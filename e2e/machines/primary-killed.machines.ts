import { setTimeout as pause } from 'node:timers/promises'
import { setLongTimeouts } from '@provender/testing/at-length'
import { expect, test } from 'vitest'
import type { Buyer } from '../system/fixture/create-buyers.ts'
import { disagreements } from '../system/fixture/ledger-checks.ts'
import { type Cluster, startCluster } from './fixture/cluster.ts'
import { asynchronous } from './fixture/differences.ts'
import { buyersOf, furtherOrders, outcomeOf, startShoppers, stock } from './fixture/shoppers.ts'
import { startVisitor } from './fixture/visitors.ts'

setLongTimeouts()

const rounds = Number(process.env['KILL_ROUNDS'] ?? 2)
const maxGapMs = 30_000

let cluster: Cluster

/** Kills the machine of the primary under checkouts. Its senders may fall silent a second before. */
async function killPrimary(
  fault: string,
  { buyers, isSilentBefore }: { readonly buyers: Buyer[]; readonly isSilentBefore: boolean },
) {
  const name = await cluster.primary()
  const shoppers = startShoppers(cluster, { buyers, count: 4 })
  const visitor = startVisitor(cluster.shopAddresses, '/')
  await furtherOrders(shoppers, 100)
  const machine = cluster.machineOf(name)
  if (isSilentBefore) {
    expect(machine.signal('SIGSTOP', /walsender/)).toBeGreaterThan(0)
    await pause(1_000)
  }
  await machine.kill()
  await furtherOrders(shoppers, 100)
  await shoppers.stop()
  const { failures, pages } = await visitor.stop()
  const outcome = await outcomeOf(cluster, fault, shoppers)
  return { name, outcome, pageFailures: failures, pages }
}

test('no acknowledged order is missing when the machine of the primary dies', async () => {
  cluster = await startCluster()
  const buyers = await buyersOf(cluster, 1_000 * rounds)
  for (let round = 1; round <= rounds; round += 1) {
    const isSilentBefore = round % 2 === 0
    const fault = `primary killed${isSilentBefore ? ', silent before' : ''}, round ${round} of ${rounds}`
    const { name, outcome, pageFailures, pages } = await killPrimary(fault, { buyers, isSilentBefore })
    expect(outcome.lost).toEqual([])
    expect(outcome.longestGapMs).toBeLessThanOrEqual(maxGapMs)
    expect(pages).toBeGreaterThan(0)
    expect(pageFailures).toEqual([])
    expect(await cluster.withDatabase((pool) => disagreements(pool, stock))).toEqual([])
    await cluster.boot(name)
    await cluster.follows(name)
    await cluster.serve(name)
  }
})

test('asynchronous replication loses acknowledged orders', async () => {
  cluster = await startCluster({ differences: asynchronous })
  const buyers = await buyersOf(cluster, 2_000)
  const { outcome } = await killPrimary('primary killed, asynchronous', { buyers, isSilentBefore: true })
  expect(outcome.lost).not.toEqual([])
})
