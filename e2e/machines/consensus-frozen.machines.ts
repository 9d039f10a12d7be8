import { setTimeout as pause } from 'node:timers/promises'
import { setLongTimeouts } from '@provender/testing/at-length'
import { expect, test } from 'vitest'
import { type Cluster, startCluster } from './fixture/cluster.ts'
import { type Differences, machineNames } from './fixture/machine-files.ts'
import { buyersOf, furtherOrders, outcomeOf, startShoppers } from './fixture/shoppers.ts'

setLongTimeouts()

const frozenMs = 60_000

let cluster: Cluster

/** Freezes etcd on all machines under orders. */
async function freezeConsensus(fault: string, differences: Differences) {
  cluster = await startCluster({ differences })
  const signalAll = (signal: NodeJS.Signals) =>
    machineNames.map((name) => cluster.machineOf(name).signal(signal, /^etcd /))
  const shoppers = startShoppers(cluster, { buyers: await buyersOf(cluster, 10_000), count: 3 })
  await furtherOrders(shoppers, 20)
  expect(signalAll('SIGSTOP')).toEqual([1, 1, 1])
  await pause(frozenMs)
  signalAll('SIGCONT')
  await furtherOrders(shoppers, 20)
  await shoppers.stop()
  const outcome = await outcomeOf(cluster, fault, shoppers)
  expect(outcome.lost).toEqual([])
  return { failures: shoppers.failures, longestGapMs: outcome.longestGapMs }
}

test('no order is refused while the consensus store stands still', async () => {
  const { failures, longestGapMs } = await freezeConsensus('etcd frozen', {})
  expect(failures).toEqual([])
  expect(longestGapMs).toBeLessThan(5_000)
})

test('without the failsafe mode nobody can order meanwhile', async () => {
  const { failures, longestGapMs } = await freezeConsensus('etcd frozen, no failsafe mode', {
    'patroni.yaml': [['failsafe_mode: true', 'failsafe_mode: false']],
  })
  expect(failures).not.toEqual([])
  expect(longestGapMs).toBeGreaterThan(20_000)
})
