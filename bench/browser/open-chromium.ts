import { findBrowser, findWindowlessBrowser } from '@provender/testing/find-program'
import { type Browser, chromium } from 'playwright-core'

/** The system's Chromium, restricted to requests to the page's own server; undefined if there is none. */
export async function openChromium(print: (line: string) => void): Promise<Browser | undefined> {
  const executablePath = findWindowlessBrowser() ?? findBrowser()
  if (executablePath === undefined) {
    print('there is no Chromium: what a browser does is left out')
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
