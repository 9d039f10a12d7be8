import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nativeLifecycle } from './native-lifecycle.ts'

const fake = vi.hoisted(() => ({ listeners: new Map<string, () => void>() }))
vi.mock('@capacitor/app', () => ({
  App: {
    addListener: async (event: string, listener: () => void) => {
      fake.listeners.set(event, listener)
      return { remove: async () => void fake.listeners.delete(event) }
    },
  },
}))

const view = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const emit = (event: string): void => fake.listeners.get(event)?.()

function setVisibility(visibilityState: 'visible' | 'hidden'): void {
  Object.assign(view, { visibilityState })
  view.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  const page = new EventTarget()
  vi.stubGlobal('document', view)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => void vi.unstubAllGlobals())

test('a paused app is closed until it resumes, whatever the web view says', async () => {
  const seen: string[] = []
  const stop = nativeLifecycle.followVisibility((visibility) => seen.push(visibility))
  emit('pause')
  emit('resume')
  expect(seen.splice(0)).toEqual(['visible', 'closed', 'visible'])

  setVisibility('hidden')
  emit('pause')
  setVisibility('visible')
  expect(seen.splice(0)).toEqual(['hidden', 'closed', 'closed'])
  emit('resume')
  expect(seen.splice(0)).toEqual(['visible'])

  stop()
  setVisibility('hidden')
  await Promise.resolve()
  expect(seen).toEqual([])
  expect(fake.listeners.size).toBe(0)
})
