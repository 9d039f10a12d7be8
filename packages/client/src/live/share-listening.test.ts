import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BrowserTabs, shareListening } from './share-listening.ts'

type OnVisibility = Parameters<BrowserTabs['followVisibility']>[0]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openTab(runExclusive: BrowserTabs['runExclusive']) {
  const signals: AbortSignal[] = []
  let onVisibility: OnVisibility | undefined
  shareListening({
    schema: v.object({}),
    tabs: {
      channel: undefined,
      runExclusive,
      followVisibility: (onChange) => {
        onVisibility = onChange
        onChange('visible')
      },
    },
    listenContinuously: async (leaving) => {
      signals.push(leaving)
      await new Promise<void>((resolve) => leaving.addEventListener('abort', () => resolve()))
    },
    onVersions: () => {},
  })
  return { signals, become: (state: Parameters<OnVisibility>[0]) => onVisibility?.(state) }
}

const lock: BrowserTabs['runExclusive'] = async (_leaving, work) => await work()

test.each([
  ['with locks', lock, 60_000],
  ['without locks', undefined, 5000],
])(
  '%s, a closed page stops listening at once, a hidden one later, and both listen again',
  (_, runExclusive, delayMs) => {
    const { signals, become } = openTab(runExclusive)
    const listening = () => signals.map(({ aborted }) => !aborted)
    expect(listening()).toEqual([true])
    become('closed')
    expect(listening()).toEqual([false])
    become('closed')
    become('visible')
    become('visible')
    expect(listening()).toEqual([false, true])

    become('hidden')
    vi.advanceTimersByTime(delayMs - 1)
    expect(listening()).toEqual([false, true])
    vi.advanceTimersByTime(1)
    expect(listening()).toEqual([false, false])
    become('visible')
    expect(listening()).toEqual([false, false, true])
  },
)
