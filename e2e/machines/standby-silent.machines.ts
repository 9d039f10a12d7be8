import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { setLongTimeouts } from '@provender/testing/at-length'
import { expect, test } from 'vitest'
import type { Buyer } from '../system/fixture/create-buyers.ts'
import { place, type PlaceReply, requestQuote } from '../system/fixture/order-client.ts'
import { answers } from './fixture/answers.ts'
import { type Cluster, startCluster } from './fixture/cluster.ts'
import { asynchronous } from './fixture/differences.ts'
import { type Differences, machineNames, type MachineName } from './fixture/machine-files.ts'
import { buyersOf } from './fixture/shoppers.ts'
import { waitUntil } from './fixture/wait-until.ts'

setLongTimeouts()

const repeats = 8

let cluster: Cluster

async function countOrders(key: string, at?: MachineName): Promise<number> {
  const count = `select count(*)::int as orders from orders where key = $1`
  return await cluster.withDatabase(async (pool) => (await pool.query(count, [key])).rows[0].orders, at)
}

/** Patroni calls a machine the primary a moment before its PostgreSQL is. */
async function takesWrites(name: MachineName): Promise<boolean> {
  const asking = cluster.withDatabase((pool) => pool.query('select'), name)
  return await asking.then(
    () => true,
    () => false,
  )
}

/** By hand, because Patroni knows of no standby that has everything. */
async function failOverTo(name: MachineName): Promise<void> {
  const { patroniConfig } = cluster.filesOf(name)
  const command = ['patronictl', '-c', patroniConfig, 'failover', 'provender', '--candidate', name, '--force']
  await waitUntil(`machine ${name} is the primary`, async () => {
    if (await answers(`http://${cluster.addressOf(name)}:8008/primary`)) return await takesWrites(name)
    // Refused until the key of the dead primary has expired.
    await cluster
      .machineOf(name)
      .run({ name: 'failover', user: 'postgres', command })
      .catch(() => {})
    await pause(3_000)
    return false
  })
}

/**
 * Orders while no standby receives anything, restarts PostgreSQL of the primary in place, repeats the order under its key, and kills the
 * machine of the primary. Returns what the customer was told before, and whether the new primary has the order.
 */
async function repeatUnderSilence(differences: Differences) {
  cluster = await startCluster({ differences })
  const [buyer] = await buyersOf(cluster, 1)
  const primary = await cluster.primary()
  const others = machineNames.filter((name) => name !== primary)
  const address = cluster.shopAddresses[machineNames.indexOf(others[0]!)]!
  const { quote, lastDay: deliveryDay } = await requestQuote(address, buyer as Buyer)
  const order = { key: randomUUID(), quote, paymentType: 'CASH', deliveryDay } as const
  const send = async (): Promise<PlaceReply['type']> => (await place(address, buyer!, order)).type

  const machine = cluster.machineOf(primary)
  expect(machine.signal('SIGSTOP', /walsender/)).toBe(2)
  for (const name of others) expect(cluster.machineOf(name).signal('SIGSTOP', /walreceiver/)).toBe(1)
  const replies = [await send()]
  machine.signal('SIGKILL', /^postgres|bin\/postgres/)
  await waitUntil(
    'the primary is back',
    async () => (await countOrders(order.key, primary).catch(() => 0)) === 1,
  )
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    replies.push(await send())
    await pause(500)
  }
  await machine.kill()
  for (const name of others) cluster.machineOf(name).signal('SIGCONT', /walreceiver/)
  await failOverTo(others[0]!)
  return { replies, order, send, isThere: (await countOrders(order.key)) === 1 }
}

test('a repeat is not acknowledged before a standby has the order', async () => {
  const { replies, order, send, isThere } = await repeatUnderSilence({})
  process.stdout.write(`standby silent: ${replies.join(', ')}; the order is ${isThere ? 'there' : 'lost'}\n`)
  expect(replies).not.toContain('PLACED')
  // An answer from the row of the first primary would have confirmed an order that is gone.
  expect(isThere).toBe(false)
  await waitUntil('the order is placed', async () => (await send()) === 'PLACED')
  expect(await countOrders(order.key)).toBe(1)
})

test('with asynchronous replication it is acknowledged, and lost', async () => {
  const { replies, isThere } = await repeatUnderSilence(asynchronous)
  process.stdout.write(
    `standby silent, asynchronous: ${replies.join(', ')}; the order is ${isThere ? 'there' : 'lost'}\n`,
  )
  expect(replies).toContain('PLACED')
  expect(isThere).toBe(false)
})
