import { setPlatform } from '@provender/platform/current'
import { webPlatform } from '@provender/platform/web-platform'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLineFocus } from './keep-line-focus.ts'

class FakeElement {
  isConnected = true
  tabIndex = -1
  readonly focus = vi.fn()
  readonly querySelector = () => null
  readonly closest = () => line
}

let line: FakeElement
let heading: FakeElement
let listeners: Map<string, (event: object) => void>
let change: () => void

beforeEach(() => {
  line = new FakeElement()
  heading = new FakeElement()
  listeners = new Map()
  const body = new FakeElement()
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('document', {
    body,
    activeElement: body,
    querySelector: (selector: string) => (selector === 'main h1' ? heading : null),
    querySelectorAll: () => [line].filter(({ isConnected }) => isConnected),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  })
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(onChange: () => void) {
        change = onChange
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('location', { pathname: '/baskets/detail', search: '?id=7' })
  setPlatform(webPlatform)
})
afterEach(() => void vi.unstubAllGlobals())

/** Focuses a button of the line. */
function focusInLine(): FakeElement {
  const button = new FakeElement()
  listeners.get('focusin')?.({ target: button })
  return button
}

test('when the last line goes, the heading of its page gets the focus', () => {
  keepLineFocus()
  focusInLine().isConnected = false
  line.isConnected = false
  change()
  expect(heading.focus).toHaveBeenCalledTimes(1)
})

test('when the page of the lines is left, the next page keeps its focus', () => {
  const stop = keepLineFocus()
  focusInLine().isConnected = false
  line.isConnected = false
  location.pathname = '/shop'
  change()
  stop()
  expect(heading.focus).not.toHaveBeenCalled()
})
