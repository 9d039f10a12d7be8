import { setTimeout as pause } from 'node:timers/promises'
import { setLongTimeouts } from '@provender/testing/at-length'
import { expect, test } from 'vitest'
import { disagreements } from '../system/fixture/ledger-checks.ts'
import { type Cluster, startCluster } from './fixture/cluster.ts'
import { buyersOf, furtherOrders, outcomeOf, startShoppers, stock } from './fixture/shoppers.ts'

setLongTimeouts()

/** Longer than Patroni waits before it makes another machine the primary. */
const awayMs = 40_000

let cluster: Cluster

test('the machine without all orders does not take over when both others die', async () => {
  cluster = await startCluster()
  const shoppers = startShoppers(cluster, { buyers: await buyersOf(cluster, 2_000), count: 3 })
  await furtherOrders(shoppers, 40)
  const standby = await cluster.standby()
  const primary = await cluster.primary()
  await Promise.all([primary, standby].map((name) => cluster.machineOf(name).kill()))
  // Answers under way arrive.
  await pause(1_000)
  const before = shoppers.acknowledged.length
  await pause(awayMs)
  expect(shoppers.acknowledged.length).toBe(before)
  await cluster.boot(standby)
  await furtherOrders(shoppers, 20)
  await shoppers.stop()
  const outcome = await outcomeOf(
    cluster,
    `both machines with every order away for ${awayMs / 1000} s`,
    shoppers,
  )
  expect(outcome.lost).toEqual([])
  expect(await cluster.withDatabase((pool) => disagreements(pool, stock))).toEqual([])
})
