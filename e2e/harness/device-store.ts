import { expect, type Page } from '@playwright/test'
import { waitUntilIdle } from './wait-until-idle.ts'

/** The parts of the catalogue in the device's database. */
async function storedSections(page: Page): Promise<readonly string[]> {
  return await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('provender-catalogue')
        // If the database does not exist yet, do not create it by opening it.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
        opening.addEventListener('error', () => resolve([]))
        opening.addEventListener('success', () => {
          const db = opening.result
          const keys = db.transaction('parts').objectStore('parts').getAllKeys()
          keys.addEventListener('success', () => {
            db.close()
            resolve(keys.result.map(String))
          })
        })
      }),
  )
}

/** Waits until the device has the catalogue and its overlay. Long texts follow later. */
export async function waitForCatalogue(page: Page): Promise<void> {
  await expect
    .poll(async () => (await storedSections(page)).filter((name) => !name.startsWith('details-')))
    .toEqual(['current', 'lists', 'marks', 'prices', 'stock'])
}

/** Waits until the device also has all long texts and the scripts of the pages that show them. */
export async function waitForWholeCatalogue(page: Page): Promise<void> {
  await waitForCatalogue(page)
  const { details } = await (
    await page.request.get('/catalogue/current', { headers: { deviceid: 'journeys' } })
  ).json()
  const names = details.map(({ checksum }: { readonly checksum: string }) => `details-${checksum}`)
  await expect.poll(() => storedSections(page)).toEqual(expect.arrayContaining(names))
  await waitUntilIdle(page)
}

export async function waitForEmptyDevice(page: Page): Promise<void> {
  await expect.poll(() => storedSections(page)).toEqual([])
}

export async function storedQueryNames(): Promise<readonly string[]> {
  const name = 'provender-answers'
  // Opening the database before the shop creates it would create it empty.
  if (!(await indexedDB.databases()).some((each) => each.name === name)) return []
  return await new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('success', () => {
      const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys()
      keys.addEventListener('success', () => {
        opening.result.close()
        resolve((keys.result as string[]).map((key) => JSON.parse(key)[0]))
      })
    })
  })
}

/** Waits until the shop's files and the result of an API query are on the device. */
export async function waitForStoredAnswer(page: Page, queryName: string): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  await expect.poll(async () => await page.evaluate(storedQueryNames)).toContain(queryName)
}

export async function damageSection(page: Page, name: 'lists' | 'prices'): Promise<void> {
  await page.evaluate(
    (part) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('provender-catalogue')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not there')))
        opening.addEventListener('success', () => {
          const db = opening.result
          const writing = db.transaction('parts', 'readwrite')
          const store = writing.objectStore('parts')
          const reading = store.get(part)
          reading.addEventListener('success', () =>
            store.put({ ...reading.result, text: String(reading.result.text).slice(0, -100) }, part),
          )
          writing.addEventListener('complete', () => {
            db.close()
            resolve()
          })
        })
      }),
    name,
  )
}

interface UnsentOperation {
  readonly type: string
  readonly quantity?: string
}

async function readUnsentOperations(page: Page): Promise<readonly UnsentOperation[]> {
  return await page.evaluate(
    () =>
      new Promise<readonly UnsentOperation[]>((resolve) => {
        const opening = indexedDB.open('provender-baskets')
        // If the database does not exist yet, do not create it by opening it.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
        opening.addEventListener('error', () => resolve([]))
        opening.addEventListener('success', () => {
          const db = opening.result
          const texts = db.transaction('unsent').objectStore('unsent').getAll()
          texts.addEventListener('success', () => {
            db.close()
            resolve(texts.result.flatMap((text: string) => JSON.parse(text).operations ?? []))
          })
        })
      }),
  )
}

export async function unsentOperations(page: Page): Promise<number> {
  return (await readUnsentOperations(page)).length
}

/** Counts unsent pieces. Quick presses form one operation, slow ones several. */
export async function unsentPieces(page: Page): Promise<number> {
  const added = (await readUnsentOperations(page)).filter(({ type }) => type === 'ADD')
  return added.reduce((sum, { quantity }) => sum + Number(quantity), 0)
}

/** The changes of a closed tab wait for ten seconds, and so does the next attempt after several failures, see `operation-queue.ts`. */
const sentTimeoutMs = 45_000

/** Waits until nothing is unsent. Playwright never reports the response of a request in progress while a route is removed. */
export async function waitUntilSent(page: Page): Promise<void> {
  await expect.poll(() => unsentOperations(page), { timeout: sentTimeoutMs }).toBe(0)
}

export async function blockDatabases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('It is forbidden here', 'SecurityError')
    }
  })
}

export async function readDeviceStorage(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')))
      })
    const found: string[] = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const { name } of await indexedDB.databases()) {
      const db = await resultOf(indexedDB.open(name!))
      for (const store of db.objectStoreNames) {
        const reading = db.transaction(store).objectStore(store)
        found.push(name!, store, ...(await resultOf(reading.getAllKeys())).map(String))
        found.push(JSON.stringify(await resultOf(reading.getAll())))
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (!/\.(?:js|css|webp|avif|woff2|wasm|svg)/.test(request.url))
          found.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return found.join('\n')
  })
}
