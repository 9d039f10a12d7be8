import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { add } from './basket-tab.fixture.ts'
import { createShop, heal, later, type Tab } from './unsent-operations.fixture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('every press counts once, whatever tabs and responses are lost, and whatever else is refused', async () => {
  const happening = fc.oneof(
    { weight: 4, arbitrary: fc.constant('press' as const) },
    { weight: 1, arbitrary: fc.constant('pressRefused' as const) },
    { weight: 3, arbitrary: fc.constantFrom('answer' as const, 'lose' as const, 'loseReply' as const) },
    { weight: 2, arbitrary: fc.constantFrom('reload' as const, 'open' as const, 'other' as const) },
    { weight: 2, arbitrary: fc.constantFrom(0, 299, 300, 1000, 10_000) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (happenings) => {
      const { server, device, open, lines, inBasket } = createShop()
      server.refuseProduct(2)
      let tabs = [await open()]
      const ended = new Map<Tab, number>()
      let presses = 0
      for (const each of happenings) {
        const [tab = await open()] = tabs
        const index = ended.get(tab) ?? 0
        const request = tab.requests[index]
        if (typeof each === 'number') await later(each)
        else if (each === 'press') {
          tab.store.push([add(1)])
          presses += 1
        } else if (each === 'pressRefused') tab.store.push([add(2)])
        else if (each === 'open') tabs = [await open(), ...tabs]
        else if (each === 'other') tabs = [...tabs.slice(1), tab]
        else if (each === 'reload') {
          tab.store.flush()
          tabs = [await open(), ...tabs.slice(1)]
        } else if (request) {
          ended.set(tab, index + 1)
          if (each === 'answer') await request.answer()
          else if (each === 'lose') await request.lose()
          else await request.reach().lose()
        }
      }
      for (const tab of tabs)
        for (
          let index = ended.get(tab) ?? 0;
          tab.store.view().isSaving || index < tab.requests.length;
          index += 1
        ) {
          await later(10_000)
          await tab.requests[index]?.answer()
        }
      await heal(await open())
      expect(inBasket()).toBe(presses)
      expect(lines()?.length).toBe(Math.min(presses, 1))
      expect(device.size()).toBe(0)
    }),
    { numRuns: 200 },
  )
})
