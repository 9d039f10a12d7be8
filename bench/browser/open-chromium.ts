import { findBrowser, findWindowlessBrowser } from '@provender/testing/find-program'
import { type Browser, chromium } from 'playwright-core'

/** The system's Chromium, restricted to requests to the page's own server. Throws if there is none. */
export async function openChromium(): Promise<Browser> {
  const executablePath = findWindowlessBrowser() ?? findBrowser()
  if (executablePath === undefined)
    throw new Error('There is no Chromium. Install it, for example with apt-get.')
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
