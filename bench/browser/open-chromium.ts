import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const executablePath = '/usr/bin/chromium'

/** The system's Chromium, which asks nobody but the page's own server; undefined where there is none. */
export async function openChromium(tell: (line: string) => void): Promise<Browser | undefined> {
  if (!existsSync(executablePath)) {
    tell(`there is no ${executablePath}: what a browser does is left out`)
    return undefined
  }
  return await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
