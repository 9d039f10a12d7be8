import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Gateway } from '../features/card/gateway.ts'
import type { Mailer } from '../kernel/mail/mailer.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { jobsByWorker, startJobs } from './start-jobs.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

test('jobs that wait for the same service have a worker of their own', () => {
  const mailer: Mailer = { send: () => Promise.resolve() }
  const kinds = Object.entries(jobsByWorker(shop.deps, mailer)).map(
    ([worker, handlers]) => [worker, Object.keys(handlers).toSorted()] as const,
  )
  expect(Object.fromEntries(kinds)).toEqual({
    emails: [
      'ACCOUNT_MAIL',
      'CLAIM_MAIL',
      'CONTACT_MAIL',
      'DELETE_LOGIN',
      'JOINING_MAIL',
      'ORDER_MAIL',
      'RESET_MAIL',
      'STAFF_MAIL',
    ],
    gateway: ['FORGET_CARD', 'GATEWAY_EVENT', 'SETTLE_INVOICE', 'SETTLE_PAYMENT'],
    pushes: ['PUSH'],
    documents: ['KEEP_DOCUMENT'],
  })
})

describe('a service that does not respond', () => {
  const emailJob = ['RESET_MAIL', { email: 'a1@shop.example', language: 'en' }] as const
  const gatewayJob = ['FORGET_CARD', { reference: 'a card', gateway: 'SANDBOX' }] as const

  async function queue([kind, payload]: typeof emailJob | typeof gatewayJob): Promise<void> {
    await shop.deps.db
      .insertInto('job')
      .values({ kind, key: kind, payload: JSON.stringify(payload) })
      .execute()
  }

  test.each([
    ['the gateway', 'e-mail', gatewayJob, emailJob],
    ['the mail server', 'call to the gateway', emailJob, gatewayJob],
  ] as const)('%s delays no %s', async (_service, _work, hangingJob, otherJob) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const calls: string[] = []
    const call = async (kind: string): Promise<void> => {
      calls.push(kind)
      if (kind === hangingJob[0]) await promise
    }
    const gateway: Gateway = { ...shop.deps.gateway!, deleteCard: () => call('FORGET_CARD') }
    const jobs = startJobs({ ...shop.deps, gateway }, { send: () => call('RESET_MAIL') })
    try {
      await queue(hangingJob)
      await expect.poll(() => calls).toEqual([hangingJob[0]])
      await queue(otherJob)
      await expect.poll(() => calls).toEqual([hangingJob[0], otherJob[0]])
    } finally {
      resolve()
      await jobs.stop()
    }
  })
})
