import { setLongTimeouts } from '@provender/testing/at-length'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestShop } from '../../testing/test-shop.ts'
import { boundMs, holds } from './holds.fixture.ts'
import { openLargeShop } from './large-shop.fixture.ts'
import { longWork } from './long-work-list.fixture.ts'
import { longestHoldMs, machineSlowness } from './longest-hold.fixture.ts'

setLongTimeouts()

/** The first ones run code that is not yet compiled, and a garbage collection may come between. */
const rounds = 5

let shop: TestShop
beforeAll(async () => {
  shop = await openLargeShop()
})
afterAll(() => shop.close())

test.for(longWork)('$title ($limit)', async ({ title, prepare }, { annotate }) => {
  const bound = boundMs(holds[title] ?? [0]) * machineSlowness()
  const measured: number[] = []
  while (measured.length < rounds && Math.min(...measured) > bound)
    measured.push(await longestHoldMs(await prepare(shop)))
  await annotate(`${measured.map((ms) => ms.toFixed(1)).join(', ')} of at most ${bound.toFixed(1)} ms`)
  expect(Math.min(...measured)).toBeLessThanOrEqual(bound)
})
