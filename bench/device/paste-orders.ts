/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { type CpuMeter, type EffectTimes, readEffectTimes } from './page-clock.ts'

const linesOfOrder = 500
const perPage = 100
const amounts = ['3 x', '2 boxes', '12', '1 case of', '4 pcs', '5kg']

/** Orders of 500 lines as a customer would type them: a quantity, and the name without its brand, in lower case. */
export async function writtenOrders(page: Page, count: number): Promise<readonly string[]> {
  const orders: string[] = []
  for (let at = 0; at < count; at += 1) {
    const first = at * (linesOfOrder / perPage) + 1
    const pages = await Promise.all(
      Array.from({ length: linesOfOrder / perPage }, (_, index) => namesOn(page, first + index)),
    )
    orders.push(
      pages
        .flat()
        .map((name, index) => `${amounts[index % amounts.length]} ${name}`)
        .join('\n'),
    )
  }
  return orders
}

async function namesOn(page: Page, number: number): Promise<readonly string[]> {
  const answer = await page.request.post('/graphql', {
    headers: { deviceid: 'bench' },
    data: {
      query:
        'query ($page: Int) { products(page: $page, pageSize: 100) { products { name: description2 brand packSize: pSize } } }',
      variables: { page: number },
    },
  })
  const { data } = await answer.json()
  return data.products.products.map(({ name, brand, packSize }: NamedProduct) =>
    `${name.replace(brand ?? '', '').trim()} ${packSize}`.toLowerCase().replaceAll(',', ''),
  )
}

interface NamedProduct {
  readonly name: string
  readonly brand: string | null
  readonly packSize: string
}

export async function pasteOrders(
  page: Page,
  cpu: CpuMeter,
  orders: readonly string[],
): Promise<readonly EffectTimes[]> {
  const effectTimes: EffectTimes[] = []
  for (const order of orders) {
    await page.locator('textarea').fill(order)
    const cpuBefore = await cpu()
    await page.evaluate(
      (least) =>
        window.clock.watch(
          'submit',
          () => document.querySelectorAll('main ul[data-density] > li').length >= least,
          60_000,
        ),
      linesOfOrder * 0.9,
    )
    await page.getByRole('button', { name: 'Match products' }).click()
    const one = await readEffectTimes(page)
    if (!one) throw new Error('The lines of a pasted order did not come')
    effectTimes.push({ ...one, cpuMs: (await cpu()) - cpuBefore })
    await page.getByRole('button', { name: 'Start again' }).click()
  }
  return effectTimes
}
