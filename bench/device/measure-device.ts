import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { Bench } from '../bench.ts'
import { openChromium } from '../browser/open-chromium.ts'
import {
  type Target,
  atMost,
  type Figure,
  type Measurement,
  median,
  percentile,
  singleMeasurement,
} from '../measurement.ts'
import { startProvender } from '../processes/provender.ts'
import { prefixes, type TypedWord, typeWords, typos } from './keystrokes.ts'
import { type Press, runNavigations } from './navigations.ts'
import {
  type CpuMeter,
  deviceReady,
  installPageClock,
  installWorkerClock,
  openCpuMeter,
  type EffectTimes,
} from './page-clock.ts'
import { pasteOrders, writtenOrders } from './paste-orders.ts'
import { openSlowLine } from './slow-line.ts'

const group = 'On the device, in Chromium, 30,000 products; p95 of what a customer sees'

const products = 30_000
const tenMegabits = 10_000_000 / 8
const slower = 4
const categoryCounts = { quick: 12, full: 40 }
const orderCounts = { quick: 4, full: 12 }

export async function measureDevice(bench: Bench): Promise<readonly Measurement[]> {
  const browser = await openChromium()
  bench.until(() => browser.close())
  bench.print('starting a shop with 30,000 products')
  const provender = await startProvender({ dataFolder: join(bench.folder, 'device'), products })
  bench.until(provender.stop)
  const cold = await measureCold(bench, browser, provender.url)
  const page = await enter(browser, provender.url)
  await deviceReady(page)
  const cpu = await openCpuMeter(page)
  const measured = [
    ...cold,
    ...(await measureTyping(bench, page, cpu)),
    ...(await measureWays(bench, page, cpu)),
    ...(await measurePastes(bench, page, cpu)),
  ]
  await bench.closeShop()
  return measured
}

const ms = (value: number): Figure => ({ value, unit: 'ms' })

function line(name: string, figure: Figure, aim: Target | null = null): Measurement {
  return singleMeasurement(group, name, { figure, aim })
}

async function enter(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await context.addCookies([
    { name: 'cookie-permission', value: 'granted', url },
    { name: 'lang', value: 'en', url },
  ])
  const login = await context.request.post('/graphql', {
    headers: { deviceid: 'bench' },
    data: {
      query: 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) }',
      variables: { email: 'demo@provender.example', password: 'provender-demo' },
    },
  })
  if (!login.ok()) throw new Error(`The login was refused: ${await login.text()}`)
  const page = await context.newPage()
  await page.addInitScript(installPageClock)
  page.on('worker', (worker) => void worker.evaluate(installWorkerClock))
  await page.goto('/shop')
  return page
}

/** A device with an empty cache on a slow line. The server has compressed its responses for an earlier device. */
async function measureCold(bench: Bench, browser: Browser, url: string): Promise<readonly Measurement[]> {
  const ready: number[] = []
  const frames: number[] = []
  for (let round = 0; round <= bench.plan.rounds; round += 1) {
    bench.print(`a device that has nothing, ${round} of ${bench.plan.rounds}`)
    const slow = await openSlowLine(url, tenMegabits)
    const page = await enter(browser, slow.url)
    const readyMs = await deviceReady(page)
    const longest = await page.evaluate(() => window.clock.longestFrameMs)
    await page.context().close()
    slow.close()
    if (round === 0) continue
    ready.push(readyMs)
    frames.push(longest)
  }
  const figure = ms(Math.max(...ready))
  const frame = ms(Math.max(...frames))
  return [
    line('nothing there, 10 Mbit/s: until lists and searches are answered', figure, atMost(ms(1500), figure)),
    line('… longest frame until the long texts are there, too', frame, atMost(ms(50), frame)),
  ]
}

async function measureTyping(bench: Bench, page: Page, cpu: CpuMeter): Promise<readonly Measurement[]> {
  await page.goto('/shop')
  await deviceReady(page)
  const lines: Measurement[] = []
  for (const [label, words, limits] of [
    ['prefixes', prefixes, [16, 50]],
    ['typing errors', typos, [16, 100]],
  ] as const)
    for (const [times, limit] of [
      [1, limits[0]],
      [slower, limits[1]],
    ] as const) {
      bench.print(`typing ${label}, ${times} times as slow`)
      const effectTimes = await slowed(page, times, () => typeWords(page, cpu, few(bench, words)))
      const found = { name: `keystroke, ${label}, ${times}×: until it is in the page`, times, limitMs: limit }
      lines.push(
        lineOf(found, effectTimes, ({ committedMs }) => committedMs),
        lineOf({ name: '… painted', times }, effectTimes, ({ paintedMs }) => paintedMs),
        lineOf(
          { name: '… of it until the worker answered', times: 1 },
          effectTimes,
          ({ inWorkerMs }) => inWorkerMs * times,
        ),
      )
    }
  return lines
}

function few(bench: Bench, words: readonly TypedWord[]): readonly TypedWord[] {
  return bench.plan.rounds === 1 ? words.slice(0, 6) : words
}

async function measureWays(bench: Bench, page: Page, cpu: CpuMeter): Promise<readonly Measurement[]> {
  const count = bench.plan.rounds === 1 ? categoryCounts.quick : categoryCounts.full
  const categories = await categoryIds(page)
  const lines: Measurement[] = []
  const turns: readonly (readonly [times: number, press: Press])[] = [
    [1, 'unannounced'],
    [1, 'by a finger'],
    [slower, 'unannounced'],
  ]
  for (const [turn, [times, press]] of turns.entries()) {
    bench.print(`through ${count} categories, pressed ${press}, ${times} times as slow`)
    await page.goto('/shop')
    await deviceReady(page)
    const part = categories.slice(turn * count, (turn + 1) * count)
    const {
      categories: lists,
      products: opened,
      back,
    } = await slowed(page, times, () => runNavigations(page, cpu, { categories: part, press }))
    for (const [name, effectTimes] of [
      ['category to category', lists],
      ['list to product', opened],
      ['back to the list', back],
    ] as const) {
      const limitMs = times === 1 ? 50 : undefined
      lines.push(
        lineOf(
          { name: `${name}, ${press}, ${times}×: until it is painted`, times, limitMs },
          effectTimes,
          ({ paintedMs }) => paintedMs,
        ),
        lineOf(
          { name: '… of it until the worker answered', times: 1 },
          effectTimes,
          ({ inWorkerMs }) => inWorkerMs * times,
        ),
      )
    }
  }
  return lines
}

/**
 * Matching runs in the worker, which Chromium does not throttle with its page: throttling the page keeps a
 * processor busy that the worker then lacks. So the result is four times the worker's time at full speed,
 * plus the page's part with the page throttled.
 */
async function measurePastes(bench: Bench, page: Page, cpu: CpuMeter): Promise<readonly Measurement[]> {
  const orders = await writtenOrders(page, orderCounts[bench.plan.rounds === 1 ? 'quick' : 'full'])
  const paste = async (times: number) => {
    bench.print(`pasting orders of 500 lines, ${times} times as slow`)
    await page.goto('/quick-order')
    await deviceReady(page)
    return await slowed(page, times, () => pasteOrders(page, cpu, orders))
  }
  const own = await paste(1)
  const slow = await paste(slower)
  const order = 'an order of 500 lines pasted'
  const matched = workerTimes(own)
  const workerMs = ({ committedMs }: EffectTimes) => committedMs
  return [
    lineOf({ name: `${order}, 1×: until it is matched`, times: 1 }, matched, workerMs),
    lineOf({ name: '… until all lines are painted', times: 1 }, own, ({ paintedMs }) => paintedMs),
    lineOf(
      { name: `${order}, ${slower}×: until it is matched`, times: 1, limitMs: 300 },
      matched,
      (effectTimes) => workerMs(effectTimes) * slower,
    ),
    lineOf(
      { name: '… with the page slowed: until its lines are in it', times: slower },
      slow,
      ({ committedMs }) => committedMs,
    ),
    lineOf({ name: '… until all lines are painted', times: slower }, slow, ({ paintedMs }) => paintedMs),
  ]
}

function workerTimes(effectTimes: readonly EffectTimes[]): readonly EffectTimes[] {
  return effectTimes.map(({ inWorkerMs, cpuMs }) => ({
    committedMs: inWorkerMs,
    paintedMs: inWorkerMs,
    inWorkerMs: 0,
    cpuMs,
  }))
}

async function categoryIds(page: Page): Promise<readonly string[]> {
  const answer = await page.request.post('/graphql', {
    headers: { deviceid: 'bench' },
    data: {
      query: '{ categories { id childCategories { id productCount childCategories { id productCount } } } }',
    },
  })
  const { data } = await answer.json()
  const all = (nodes: readonly Category[]): readonly Category[] =>
    nodes.flatMap((node) => [node, ...all(node.childCategories ?? [])])
  return all(data.categories)
    .filter(({ productCount }) => (productCount ?? 0) > 20)
    .map(({ id }) => id)
}

interface Category {
  readonly id: string
  readonly productCount?: number
  readonly childCategories?: readonly Category[]
}

async function slowed<Result>(page: Page, times: number, work: () => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
  try {
    return await work()
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
}

interface Line {
  readonly name: string
  /** The factor of the throttling. */
  readonly times: number
  readonly limitMs?: number | undefined
}

/** The 95th percentile. Chromium throttles a page but not its worker, so the time in the worker is multiplied. */
function lineOf(
  { name, times, limitMs }: Line,
  effectTimes: readonly EffectTimes[],
  read: (effectTimes: EffectTimes) => number,
): Measurement {
  const all = Float64Array.from(effectTimes, (each) => read(each) + each.inWorkerMs * (times - 1)).sort()
  const figure = ms(percentile(all, 0.95))
  const aim = limitMs === undefined ? null : atMost(ms(limitMs), figure)
  return {
    ...singleMeasurement(group, name, { figure, aim }),
    p50Ms: percentile(all, 0.5),
    p99Ms: percentile(all, 0.99),
    cpuMs: times === 1 ? median(effectTimes.map(({ cpuMs }) => cpuMs)) : null,
  }
}
