/// <reference lib="dom" />
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { APIRequestContext, Browser, Page } from 'playwright-core'
import type { Bench } from '../bench.ts'
import { openChromium } from '../browser/open-chromium.ts'
import { openCpuMeter } from '../device/page-clock.ts'
import { atMost, type Figure, type Measurement, percentile, singleMeasurement } from '../measurement.ts'
import { startProvender } from '../processes/provender.ts'

const group = 'Taps in a basket of 500 lines, in Chromium; p95 from the press until the document holds it'

const lines = 500
const taps = { quick: 30, full: 100 }
const slower = 4
/** By then the page has loaded what it prefetches: the catalogue, and the files for opening offline. */
const restMs = 10_000

/** Measures how soon a press on 'One more' takes effect on the device, and its cost on the main thread. */
export async function measureTaps(bench: Bench): Promise<readonly Measurement[]> {
  const browser = await openChromium()
  bench.until(() => browser.close())
  bench.print('starting a shop with a basket of 500 lines')
  const provender = await startProvender({ dataFolder: join(bench.folder, 'taps'), products: 5000 })
  bench.until(provender.stop)
  const page = await openFullBasket(browser, provender.url)
  const session = await page.context().newCDPSession(page)
  const cpu = await openCpuMeter(page)
  const count = bench.plan.rounds === 1 ? taps.quick : taps.full
  const measured: Measurement[] = []
  const measure = async (name: string, rate: number): Promise<number> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    const before = await cpu()
    const inTurn = await tapLines(page, count)
    const times = inTurn.toSorted((one, other) => one - other)
    const spent = ((await cpu()) - before) / count
    const p95 = ms(percentile(times, 0.95))
    measured.push(
      singleMeasurement(group, name, { figure: p95, aim: rate === 1 ? atMost(ms(16), p95) : null }),
      singleMeasurement(group, '… computed for each, drawing and sending included', { figure: ms(spent) }),
    )
    return inTurn[0] ?? NaN
  }
  const first = await measure('a tap, from the moment the page shows on', 1)
  measured.push(
    singleMeasurement(group, '… the first of them, which waits for the page', { figure: ms(first) }),
  )
  await page.waitForTimeout(restMs)
  await measure('a tap', 1)
  await measure(`a tap, ${slower}× slowed down`, slower)
  await bench.closeShop()
  return measured
}

const ms = (value: number): Figure => ({ value, unit: 'ms' })

async function openFullBasket(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'cookie-permission', value: 'granted', url }])
  await sendOperation(
    context.request,
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) }',
    {
      email: 'demo@provender.example',
      password: 'provender-demo',
    },
  )
  await fillBasket(context.request)
  const page = await context.newPage()
  await page.goto('/baskets/detail')
  await page.getByRole('main').getByRole('button', { name: 'One more' }).first().waitFor()
  return page
}

interface Sold {
  readonly id: string
  readonly units: readonly { readonly unit: string; readonly price: string | null }[]
}

async function fillBasket(request: APIRequestContext): Promise<void> {
  const replaced: object[] = []
  for (let number = 1; replaced.length < lines; number += 1) {
    const { products } = await sendOperation(
      request,
      'query ($page: Int) { products(page: $page, pageSize: 48) { products { id units { unit price } } } }',
      { page: number },
    )
    for (const { id, units } of (products as { readonly products: readonly Sold[] }).products) {
      const sold = units.find(({ price }) => price !== null)
      if (sold) replaced.push({ product: id, unit: sold.unit, quantity: 1, price: sold.price })
    }
  }
  await sendOperation(
    request,
    `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
      applyBasketOperations(clientId: $clientId, operations: $operations) { version } }`,
    {
      clientId: randomUUID(),
      operations: [
        { n: 1, type: 'CREATE', basket: randomUUID(), name: 'Full' },
        { n: 2, type: 'REPLACE_LINES', lines: replaced.slice(0, lines) },
      ],
    },
  )
}

async function sendOperation(
  request: APIRequestContext,
  query: string,
  variables: object,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await request.post('/graphql', {
    headers: { deviceid: 'bench' },
    data: { query, variables },
  })
  const { data, errors } = await answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** Presses on lines all over the basket, one after the other. Returns the milliseconds until each quantity changed. */
async function tapLines(page: Page, count: number): Promise<readonly number[]> {
  return await page.evaluate(async (target) => {
    const isMore = (button: HTMLButtonElement) =>
      (button.ariaLabel ?? button.textContent).startsWith('One more')
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main li button')].filter(isMore)
    const times: number[] = []
    for (let index = 0; times.length < target && index < target * 5; index += 1) {
      const button = buttons[(index * 7) % buttons.length]
      const input = button?.closest('li')?.querySelector('input')
      if (!button || !input || button.disabled) continue
      const before = input.value
      const began = performance.now()
      button.click()
      // React commits the change before the next task.
      for (let turn = 0; input.value === before && turn < 1000; turn += 1) await Promise.resolve()
      if (input.value !== before) times.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return times
  }, count)
}
