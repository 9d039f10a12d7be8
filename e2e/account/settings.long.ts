import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { cases } from './setting-cases.ts'

for (const { set, see, ...seen } of cases) {
  const names = Object.entries(set).map((entry) => entry.join(' = '))
  test(`the catalogue shows that ${names.join(' and ')}`, async ({ enter, provender, request }) => {
    const viewers = { visitor: request, shopper: (await enter('demo')).request }
    expect(await see(viewers)).toEqual(seen.without)
    const restore = provender.configure(set)
    try {
      await expect.poll(() => see(viewers)).toEqual(seen.with)
    } finally {
      restore()
    }
    await expect.poll(() => see(viewers)).toEqual(seen.without)
  })
}
