import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { atLength } from '@provender/testing/at-length'
import { openTestDb, type TestDb } from '@provender/testing/test-database'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fillTestShop } from '../../testing/fill-test-shop.ts'
import { testPushKeys } from '../../testing/test-deps.ts'
import { createBrowser } from './browser.fixture.ts'
import { openPushService, type TestPushService } from './push-service.fixture.ts'

const run = promisify(execFile)
const pusher = join(import.meta.dirname, 'fixture', 'dying-pusher.ts')
const kills = atLength({ short: 2, long: 40 })
/** Only limits hanging tests: each kill starts a process. */
const timeoutMs = kills * 120_000
const browser = createBrowser('till')

let database: TestDb
let service: TestPushService
beforeEach(async () => {
  database = await openTestDb()
  await fillTestShop(database.db)
  service = await openPushService(testPushKeys.publicKey)
})
afterEach(async () => {
  service.close()
  await database.close()
})

const notifications = kills + 2

/** Creates notifications for a device, kills the sender again and again, lets the last one finish, and returns what arrived. */
async function cameFrom(mode: 'by the rules' | 'naive'): Promise<readonly string[]> {
  const { endpoint, p256dh, auth } = browser.subscription
  await database.pool.query(
    `insert into push_registration (id, login_id, session_id, endpoint, p256dh, auth, language, refreshed_at)
     values (gen_random_uuid(), 1, gen_random_uuid(), $1, $2, $3, 'en', now())`,
    [endpoint, p256dh, auth],
  )
  await database.pool.query(
    `insert into notification (login_id, kind) select 1, 'STATEMENT' from generate_series(1, ${notifications})`,
  )
  const { port, cert } = service.route
  const { publicKey, privateKey } = testPushKeys
  const send = (dieAt: string) =>
    run(process.execPath, [pusher, database.url, String(port), cert, publicKey, privateKey, mode, dieAt])
  for (let kill = 0; kill < kills; kill += 1) {
    await expect(send(kill % 2 === 0 ? 'before sending' : 'after sending')).rejects.toMatchObject({
      signal: 'SIGKILL',
      stderr: '',
    })
    // As if the leases had ended, in any order: a job that is killed 40 times is given up.
    await database.pool.query("update job set due_at = now() - random() * interval '1 minute'")
  }
  await send('never')
  return service.received.map(({ body }) => JSON.parse(browser.open(body)).tag)
}

describe('a server that is killed while sending', () => {
  test(
    'loses no push message, and repeats only those in progress, recognisably',
    { timeout: timeoutMs },
    async () => {
      const received = await cameFrom('by the rules')
      expect(new Set(received).size).toBe(notifications)
      expect(received.length - notifications).toBe(kills / 2)
    },
  )

  test('loses some if it first records that they are sent', { timeout: timeoutMs }, async () => {
    expect(new Set(await cameFrom('naive')).size).toBe(notifications - kills / 2)
  })
})
