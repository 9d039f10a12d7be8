import { setLongTimeouts } from '@provender/testing/at-length'
import { expect, test } from 'vitest'
import { type Cluster, startCluster } from './fixture/cluster.ts'
import { type Differences, machineNames } from './fixture/machine-files.ts'
import { buyersOf, furtherOrders, outcomeOf, startShoppers } from './fixture/shoppers.ts'
import { startVisitor } from './fixture/visitors.ts'

setLongTimeouts()

let cluster: Cluster

/** Restarts the servers one after the other under orders, and returns what was not answered at the first try. */
async function restartServers(fault: string, differences: Differences) {
  cluster = await startCluster({ differences })
  const shoppers = startShoppers(cluster, { buyers: await buyersOf(cluster, 10_000), count: 4 })
  const visitor = startVisitor(cluster.shopAddresses, '/')
  await furtherOrders(shoppers, 20)
  for (const name of machineNames) {
    const server = cluster.serviceOf(name, 'server')
    server.signal('SIGTERM')
    await server.exited
    await cluster.serve(name)
  }
  await furtherOrders(shoppers, 20)
  await shoppers.stop()
  const { failures: pageFailures } = await visitor.stop()
  const { lost } = await outcomeOf(cluster, fault, shoppers)
  expect(lost).toEqual([])
  return [...shoppers.failures, ...pageFailures]
}

test('no request fails while three servers restart one after the other', async () => {
  expect(await restartServers('rolling restart', {})).toEqual([])
})

test('requests fail if a server closes its port at once and no other server is asked', async () => {
  const failures = await restartServers('rolling restart, closed at once', {
    'provender.env': [['DRAIN_SECONDS=5', 'DRAIN_SECONDS=0']],
    'haproxy.cfg': [
      ['retries 3', 'retries 0'],
      ['option redispatch 1', 'no option redispatch'],
      ['retry-on conn-failure empty-response 503', 'retry-on none'],
    ],
  })
  expect(failures).not.toEqual([])
})

test('no request fails during the restarts even if no other server is asked', async () => {
  const failures = await restartServers('rolling restart, each request sent once', {
    'haproxy.cfg': [
      ['retries 3', 'retries 0'],
      ['option redispatch 1', 'no option redispatch'],
      ['retry-on conn-failure empty-response 503', 'retry-on none'],
    ],
  })
  expect(failures).toEqual([])
})
