import type { Browser } from 'playwright-core'
import type { Bench } from '../bench.ts'
import { openChromium } from '../browser/open-chromium.ts'
import { atMost, type Figure, type Measurement, singleMeasurement } from '../measurement.ts'

const group = 'First load of the home page, nothing stored by the browser; gzipped, KB of 1,000 bytes'

const scriptLimit: Figure = { value: 150, unit: 'KB' }

type Kind = 'js' | 'css' | 'woff2'
type Encoding = 'gzip' | 'br'

export async function measureFirstLoad(bench: Bench): Promise<readonly Measurement[]> {
  const { provender } = await bench.shop()
  bench.print('first load of the home page')
  const html = await (await fetch(provender.url)).text()
  const named = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])]
  const sizes = sizesAt(provender.url)
  const lines = [
    await line('JavaScript that the page names', sizes(named, 'js'), scriptLimit),
    await line('… packed as browsers take it (brotli)', sizes(named, 'js', 'br')),
    await line('CSS', sizes(named, 'css')),
    await line('fonts that the page names', sizes(named, 'woff2')),
  ]
  const browser = await openChromium()
  const { beforeLoad, all } = await recordRequests(browser, provender.url)
  return [
    ...lines,
    await line(
      'JavaScript that Chromium asks for until the load event',
      sizes(beforeLoad, 'js'),
      scriptLimit,
    ),
    await line('… until it is idle, with what it stores for other pages', sizes(all, 'js')),
    await line('fonts that Chromium asks for', sizes(all, 'woff2')),
  ]
}

async function line(name: string, kilobytes: Promise<number>, limit?: Figure): Promise<Measurement> {
  const figure: Figure = { value: await kilobytes, unit: 'KB' }
  return singleMeasurement(group, name, { figure, ...(limit ? { aim: atMost(limit, figure) } : {}) })
}

function sizesAt(
  url: string,
): (paths: readonly string[], kind: Kind, encoding?: Encoding) => Promise<number> {
  const sizeOf = async (path: string, encoding: Encoding): Promise<number> => {
    const headers = { 'accept-encoding': encoding }
    const response = await fetch(new URL(path, url), { method: 'HEAD', headers })
    return Number(response.headers.get('content-length'))
  }
  return async (paths, kind, encoding = 'gzip') => {
    const sizes = await Promise.all(
      paths.filter((path) => path.endsWith(`.${kind}`)).map((path) => sizeOf(path, encoding)),
    )
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }
}

interface RequestedFiles {
  /** Until the load event. */
  readonly beforeLoad: readonly string[]
  /** Until the page is idle. */
  readonly all: readonly string[]
}

async function recordRequests(browser: Browser, url: string): Promise<RequestedFiles> {
  try {
    const page = await browser.newPage()
    const requestedUrls = new Set<string>()
    page.on('request', (request) => requestedUrls.add(new URL(request.url()).pathname))
    await page.goto(url, { waitUntil: 'load' })
    const beforeLoad = [...requestedUrls]
    await page.waitForLoadState('networkidle')
    return { beforeLoad, all: [...requestedUrls] }
  } finally {
    await browser.close()
  }
}
