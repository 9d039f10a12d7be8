import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { keyIn, type ServedShop, serveTestShop } from './served-shop.fixture.ts'

let server: ServedShop
beforeAll(async () => {
  server = await serveTestShop()
})
afterAll(() => server.close())

const read = (path: string) => readFile(new URL(`../../../../../${path}`, import.meta.url), 'utf8')
const rules = await read('deploy/alerts/provender.yml')
const page = await read('docs/alerts.md')
const dashboard: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(
  await read('deploy/grafana/provender.json'),
)
const metrics = async () => (await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted((one, other) =>
    one.localeCompare(other),
  )

test('the page of metrics names each figure of the server, and no other', async () => {
  const exported = namesIn(await metrics(), /^# TYPE (provender_\w+)/gm)
  const [, table = ''] = page.split('## Metrics')
  expect(namesIn(table, /`(provender_[a-z_]+)`/g)).toEqual(exported)
})

test('rules and dashboard ask only for figures that the server gives', async () => {
  const exported = namesIn(await metrics(), /^# TYPE (\w+)/gm)
  const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  for (const text of [rules, expressions.join('\n')]) {
    const asked = namesIn(
      text,
      /\b((?:provender|process|nodejs)_[a-z\d_]+?)(?:_bucket|_count|_sum)?\b(?=[^a-z_])/g,
    )
    expect(asked.filter((name) => !exported.includes(name))).toEqual([])
    expect(asked.length).toBeGreaterThan(10)
  }
})

test('each alert has a section that says what to do, and links to it', () => {
  const alerts = namesIn(rules, /alert: (\w+)/g)
  const sections = namesIn(page, /^## (\w+)$/gm).filter((name) => name !== 'Metrics')
  expect(sections).toEqual(alerts)
  expect(namesIn(rules, /runbook: docs\/alerts\.md#(\w+)/g)).toEqual(alerts.map((name) => name.toLowerCase()))
})

test('jobs that wait and jobs that were given up are counted by kind', async () => {
  const { pool } = server.shop.deps
  await pool.query(`insert into job (kind, key, payload, due_at, given_up_at) values
    ('ORDER_MAIL', 'a', '{}', now() - interval '20 minutes', null),
    ('ORDER_MAIL', 'b', '{}', now() + interval '1 hour', null),
    ('PUSH', 'c', '{}', now() - interval '1 day', now())`)
  const text = await metrics()
  expect(text).toContain('provender_jobs_due{kind="ORDER_MAIL"} 1')
  expect(text).toMatch(/provender_jobs_oldest_seconds\{kind="ORDER_MAIL"\} 120\d/)
  expect(text).toContain('provender_jobs_given_up{kind="PUSH"} 1')
  expect(text).toContain('provender_jobs_due{kind="PUSH"} 0')
})

test('without the database the figures still come, and say so', async () => {
  const { pool } = server.shop.deps
  const connect = pool.connect.bind(pool)
  server.readiness = 'NO_DATABASE'
  Object.assign(pool, {
    connect: (done?: (error: Error) => void) =>
      done ? done(new Error('refused')) : Promise.reject(new Error('refused')),
  })
  const text = await metrics()
  expect(text).toContain('provender_db_up 0')
  expect(text).toContain('provender_db_writable 0')
  expect(text).not.toMatch(/^provender_(?:jobs_due|db_epoch|db_sync_standbys|catalogue_lag_versions)\b/m)
  Object.assign(pool, { connect })
  server.readiness = 'READY'
  expect(await metrics()).toContain('provender_db_up 1')
})

test('what is not asked for is no figure, and outcomes that alert somebody are counted from the start', async () => {
  const text = await metrics()
  expect(text).not.toMatch(/^provender_(?:db_sync_standbys|archive_age_seconds)\b/m)
  expect(text).toMatch(/^provender_db_epoch 0$/m)
  for (const outcome of ['PLACED', 'FAILED', 'BUSY'])
    expect(text).toMatch(new RegExp(`^provender_checkout_seconds_count\\{outcome="${outcome}"\\} \\d`, 'm'))
})

test('a disk that cannot be read is not full', async () => {
  const { deps } = server.shop
  const settings = { ...deps.settings, dataFolder: '/nowhere' }
  const app = await createApp({ ...server.options(), deps: { ...deps, settings } })
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  expect(body).not.toMatch(/^provender_disk_free_ratio\b/m)
  await app.close()
})

test('a checkout is counted by its outcome', async () => {
  const cookie = await server.sessionCookie()
  const refused = await server.post(
    `mutation { placeOrder(input: { key: "6c1d1f0e-9f6c-4f0e-8a43-0b8f2f9d7a11", quote: "x",
      basketId: "6c1d1f0e-9f6c-4f0e-8a43-0b8f2f9d7a12", paymentType: CASH,
      fulfilment: { method: DELIVERY, date: "2026-01-01" } }) { order { number } } }`,
    { cookie },
  )
  expect(keyIn(refused.body)).toBe('NOT_FOUND')
  expect(await metrics()).toMatch(/provender_checkout_seconds_count\{outcome="BASKET_NOT_FOUND"\} [1-9]/)
})
