import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { ensureBuilt } from './ensure-built.ts'
import { root } from './sources.ts'
import { requireSystemNeeds } from './system-needs.ts'

/** Takes the README's pictures of the product as it is, with the demo wholesaler of a first start: `node tooling/picture-readme.ts`. */
async function pictureReadme(browserPath: string): Promise<void> {
  ensureBuilt()
  const dataDir = mkdtempSync(join(tmpdir(), 'provender-pictures-'))
  const server = await startShop(dataDir)
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  try {
    const desktop = await signIn(
      await browser.newContext({ viewport: { width: 1440, height: 1000 }, baseURL: server.address }),
    )
    await fillBasket(desktop)
    await desktop.goto('/', { waitUntil: 'networkidle' })
    await keep('desktop.webp', await desktop.screenshot())
    const phone = await signIn(
      await browser.newContext({
        viewport: { width: 360, height: 760 },
        deviceScaleFactor: 2,
        colorScheme: 'dark',
        baseURL: server.address,
      }),
    )
    const screens: Buffer[] = []
    for (const address of ['/shop?q=tom', '/baskets/detail', '/checkout']) {
      await phone.goto(address, { waitUntil: 'networkidle' })
      screens.push(await phone.screenshot())
    }
    await keep('phone.webp', await sideBySide(screens))
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}

async function startShop(dataDir: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['tooling/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error('The server did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    address,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function signIn(context: BrowserContext): Promise<Page> {
  await context.addCookies([
    { name: 'cookie-permission', value: 'granted', domain: '127.0.0.1', path: '/' },
    { name: 'lang', value: 'en', domain: '127.0.0.1', path: '/' },
  ])
  const page = await context.newPage()
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill('demo@provender.example')
  await page.getByLabel('Password', { exact: true }).fill('provender-demo')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
  return page
}

async function fillBasket(page: Page): Promise<void> {
  for (const search of ['tomato', 'milk', 'rice', 'cola', 'crisps']) {
    await page.goto(`/shop?q=${search}`, { waitUntil: 'networkidle' })
    const add = page.getByRole('main').getByRole('button', { name: /^Add / })
    for (let card = 0; card < 2; card += 1) await add.nth(card).click()
    await page.waitForLoadState('networkidle')
  }
}

async function sideBySide(screens: readonly Buffer[]): Promise<Buffer> {
  const [width, height, gap] = [720, 1520, 48]
  return sharp({
    create: {
      width: screens.length * (width + gap) - gap,
      height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(screens.map((input, at) => ({ input, left: at * (width + gap), top: 0 })))
    .png()
    .toBuffer()
}

async function keep(name: string, picture: Buffer): Promise<void> {
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(join(root, 'docs/pictures', name))
}

const needs = requireSystemNeeds()
if (needs) await pictureReadme(needs.browser)
else process.exitCode = 1
