import { apiError } from '@provender/client/api/execute'
import { setPlatform } from '@provender/platform/current'
import type { InstalledApp } from '@provender/platform/platform'
import { webPlatform } from '@provender/platform/web-platform'
import { installedApp } from '@provender/web/api/installed-app.fixture'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { visitExternalPage } from './visit-external-page.ts'

const card = { token: 'ctoken_1', brand: 'VISA', lastFour: '4242', keep: true } as const
const request = { purpose: 'NEW_ORDER', amount: '26.40' } as const

/** An app whose page gives these answers one after the other; the last one again and again. */
function openPage(
  answers: readonly unknown[],
  ticket: object = { id: 't1', path: '/checkout/pay#s', refusal: null },
) {
  const opened: string[] = []
  let closed = 0
  let queries = 0
  let opens = 0
  const listeners = new Set<() => void>()
  let refuse = (): void => {}
  const app: InstalledApp = {
    ...installedApp,
    openOutside: (url) => void opened.push(url),
    closeOutside: () => void (closed += 1),
    onOutsideClosed: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onOutsideRefused: (listener) => {
      refuse = listener
      return () => {}
    },
  }
  setPlatform({ ...webPlatform, app })
  const controller = new AbortController()
  const execute = vi.fn(async ({ name }: { readonly name: string }) => {
    if (name === 'CreatePaymentTicket') return { createPaymentTicket: ticket }
    const answer = answers[Math.min(queries, answers.length - 1)]
    queries += 1
    if (answer instanceof Error) throw answer
    return { paymentTicket: answer }
  })
  return {
    opened,
    listeners,
    closed: () => closed,
    queries: () => queries,
    abort: () => controller.abort(),
    closeByUser: () => {
      for (const listener of listeners) listener()
    },
    refuse: () => refuse(),
    opens: () => opens,
    result: visitExternalPage(request, {
      execute: execute as never,
      signal: controller.signal,
      onOpened: () => void (opens += 1),
    }),
  }
}

const isOpen = { state: 'OPEN', card: null }
const isDone = { state: 'DONE', card }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  setPlatform(webPlatform)
})

describe('a page outside the app', () => {
  test('returns the entered card and closes the page', async () => {
    const page = openPage([isOpen, isOpen, isDone])
    await vi.advanceTimersByTimeAsync(6000)
    expect(await page.result).toEqual({ type: 'DONE', card })
    expect(page.opened).toEqual(['https://orders.example/checkout/pay#s'])
    expect(page.opens()).toBe(1)
    expect(page.closed()).toBe(1)
    expect(page.listeners.size).toBe(0)
  })

  test('is queried once more after the user has closed it, because the card may be on its way', async () => {
    const late = openPage([isOpen, isDone])
    await vi.advanceTimersByTimeAsync(500)
    late.closeByUser()
    await vi.advanceTimersByTimeAsync(1500)
    expect(await late.result).toEqual({ type: 'DONE', card })
    const left = openPage([isOpen])
    await vi.advanceTimersByTimeAsync(500)
    left.closeByUser()
    await vi.advanceTimersByTimeAsync(1500)
    expect(await left.result).toEqual({ type: 'CLOSED' })
    expect(left.queries()).toBe(2)
  })

  test('that expired, or was replaced by another, is closed', async () => {
    for (const answer of [{ state: 'ENDED', card: null }, null]) {
      const page = openPage([answer])
      await vi.advanceTimersByTimeAsync(2000)
      expect(await page.result).toEqual({ type: 'CLOSED' })
    }
  })

  test('is waited for while the server cannot be reached', async () => {
    const away = apiError({ code: 0, key: 'UNREACHABLE', message: '' })
    const page = openPage([away, away, isDone])
    await vi.advanceTimersByTimeAsync(6000)
    expect(await page.result).toEqual({ type: 'DONE', card })
  })

  test('is not waited for if the phone gives it back to the app', async () => {
    const page = openPage([isOpen])
    await vi.advanceTimersByTimeAsync(500)
    page.refuse()
    await vi.advanceTimersByTimeAsync(0)
    expect(await page.result).toEqual({ type: 'NO_BROWSER' })
    expect([page.closed(), page.listeners.size]).toEqual([0, 0])
  })

  test('is not opened if nothing is left to pay', async () => {
    const page = openPage([isOpen], { id: null, path: null, refusal: 'NOT_NOW' })
    expect(await page.result).toEqual({ type: 'NOT_NOW' })
    expect(page.opened).toEqual([])
  })

  test('is not opened after the screen has gone, or after a second press, while its ticket was on the way', async () => {
    const page = openPage([isDone])
    page.abort()
    expect(await page.result).toEqual({ type: 'CLOSED' })
    expect([page.opened, page.opens(), page.queries(), page.listeners.size]).toEqual([[], 0, 0, 0])
  })

  test('is not closed if it is done after a second press, because the next page may be open', async () => {
    const page = openPage([isDone])
    await vi.advanceTimersByTimeAsync(1999)
    page.abort()
    expect(await page.result).toEqual({ type: 'CLOSED' })
    expect(page.closed()).toBe(0)
  })

  test('is not queried any more after the user has left the screen', async () => {
    const page = openPage([isOpen])
    await vi.advanceTimersByTimeAsync(2000)
    page.abort()
    await page.result
    const before = page.queries()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(page.queries()).toBe(before)
    expect(page.listeners.size).toBe(0)
  })
})
