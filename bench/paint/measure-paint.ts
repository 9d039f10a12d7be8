import type { Browser } from 'playwright-core'
import type { Bench } from '../bench.ts'
import { openChromium } from '../browser/open-chromium.ts'
import { atMost, type Figure, type Measurement, median, singleMeasurement } from '../measurement.ts'

const group = 'Pages on a phone, nothing stored by the browser: 1.6 Mbit/s, 150 ms, a quarter of the speed'

const pages = [
  ['Home', '/'],
  ['Shop', '/shop'],
  ['Product', '/product/1691'],
] as const

/** Lighthouse's mobile settings. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const slowDown = 4

const paintLimit: Figure = { value: 1.5, unit: 's' }
const shiftLimit: Figure = { value: 0.001, unit: 'CLS' }

interface Paint {
  readonly paintedMs: number
  readonly shift: number
}

export async function measurePaint(bench: Bench): Promise<readonly Measurement[]> {
  const browser = await openChromium()
  try {
    const { provender } = await bench.shop()
    const measurements: Measurement[] = []
    for (const [name, path] of pages) {
      bench.print(`painting: ${name}`)
      const address = new URL(path, provender.url).href
      const paints: Paint[] = []
      for (let round = 0; round < bench.plan.rounds * 3; round += 1)
        paints.push(await paintOnce(browser, address))
      const painted: Figure = { value: median(paints.map(({ paintedMs }) => paintedMs)) / 1000, unit: 's' }
      const shift: Figure = { value: Math.max(...paints.map((paint) => paint.shift)), unit: 'CLS' }
      measurements.push(
        singleMeasurement(group, `${name}: largest contentful paint`, {
          figure: painted,
          aim: atMost(paintLimit, painted),
        }),
        singleMeasurement(group, `${name}: layout shift, the worst`, {
          figure: shift,
          aim: atMost(shiftLimit, shift),
        }),
      )
    }
    return measurements
  } finally {
    await browser.close()
  }
}

const restMs = 1500

async function paintOnce(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPaint)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(restMs)
    return await page.evaluate<Paint>('window.paint')
  } finally {
    await context.close()
  }
}

/** Runs in the page from its first byte. It is a string, because it runs in the browser. */
const watchPaint = `
  window.paint = { paintedMs: Infinity, shift: 0 }
  new PerformanceObserver((list) => { window.paint.paintedMs = list.getEntries().at(-1).startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.paint.shift += value })
    .observe({ type: 'layout-shift', buffered: true })
`
