import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { open } from '../harness/open.ts'
import { createDataFolder, removeDataFolder, startProvender } from '../harness/start-provender.ts'

test('with consent, browser errors are cleaned and reported through the shop; without consent nothing is', async ({
  browser,
}) => {
  const taken: string[] = []
  const service = createServer((request, response) => {
    let envelope = ''
    request.setEncoding('utf8').on('data', (text: string) => (envelope += text))
    request.on('end', () => {
      taken.push(envelope)
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const dataFolder = createDataFolder()
  const dsn = `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/1`
  const provender = await startProvender({ dataFolder, port: 0, environment: { SENTRY_DSN: dsn } })
  const page = await browser.newPage({ baseURL: provender.address })
  const requestedOrigins: string[] = []
  page.on('request', (request) => requestedOrigins.push(new URL(request.url()).origin))
  const goWrong = async () =>
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('no line of ada@corner.example at £9.99')
      })
    })
  await open(page, '/shop?q=secret')
  await goWrong()
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click()
  await expect
    .poll(async () => {
      await goWrong()
      return taken.length
    })
    .toBeGreaterThan(0)
  expect(taken.join()).toContain('no line of [e-mail] at [amount]')
  expect(taken.join()).toContain('"route":"/shop"')
  expect(taken.join()).not.toMatch(/corner\.example|9\.99|secret/)
  expect(new Set(requestedOrigins)).toEqual(new Set([provender.address]))
  await page.close()
  await provender.stop()
  removeDataFolder(dataFolder)
  service.close()
})
