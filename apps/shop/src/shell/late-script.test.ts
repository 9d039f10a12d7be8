import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportLateScript } from './late-script.tsx'

class Script extends EventTarget {}

const element = {
  isConnected: false,
  innerHTML: '',
  style: {},
  remove: () => void (element.isConnected = false),
}
const body = { prepend: () => void (element.isConnected = true) }
let onError: ((event: { readonly target: EventTarget }) => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  element.isConnected = false
  vi.stubGlobal('HTMLScriptElement', Script)
  vi.stubGlobal('document', { createElement: () => element, querySelector: () => body })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof onError) => (onError = listener))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const isShownAfter = (seconds: number) => {
  vi.advanceTimersByTime(seconds * 1000)
  return element.isConnected
}

/** Hydration marks the elements of the page. */
function hydrate(): void {
  vi.stubGlobal('document', { querySelector: () => ({ ...body, __reactFiber$1: {} }) })
}

test('a script that does not arrive is named after a quarter of a minute, until it is there', () => {
  reportLateScript('<b>note</b>')
  expect([isShownAfter(15), isShownAfter(2), element.innerHTML]).toEqual([false, true, '<b>note</b>'])
  hydrate()
  expect([isShownAfter(1), vi.getTimerCount()]).toEqual([false, 0])
})

test('a script that is blocked is named at once', () => {
  reportLateScript('')
  onError?.({ target: new EventTarget() })
  expect(isShownAfter(2)).toBe(false)
  onError?.({ target: new Script() })
  expect(isShownAfter(1)).toBe(true)
})

test('a script in time shows nothing and leaves no timer', () => {
  reportLateScript('')
  expect(isShownAfter(14)).toBe(false)
  hydrate()
  expect([isShownAfter(10), vi.getTimerCount()]).toEqual([false, 0])
})
