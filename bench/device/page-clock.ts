/// <reference lib="dom" />
import type { Page } from 'playwright-core'

interface Times {
  /** The effect is in the document. */
  readonly committedMs: number
  /** The effect is on the screen. */
  readonly paintedMs: number
  readonly inWorkerMs: number
}

export interface EffectTimes extends Times {
  /** CPU time of the main thread, including work after the effect. */
  readonly cpuMs: number
}

type Act = 'input' | 'click' | 'submit' | 'popstate'

interface PageClock {
  /** The worker's messages with their times, counted from its start. */
  readonly states: { readonly atMs: number; readonly isReady: boolean; readonly hasDetails: boolean }[]
  /** The longest frame since the worker's start. */
  longestFrameMs: number
  readonly watch: (act: Act, hasEffect: () => boolean, timeoutMs?: number) => void
  times: Promise<Times | undefined>
}

declare global {
  interface Window {
    clock: PageClock
  }
}

/** Runs in the page before its own scripts and listens to the messages between page and worker. */
export function installPageClock(): void {
  const sentAt = new Map<number, number>()
  let startedAt = Number.POSITIVE_INFINITY
  let inWorkerMs = 0
  let begin: ((event: Event) => void) | undefined
  // Registered first: a listener registered after the router's would see 'popstate' only when the page is
  // rendered.
  for (const act of ['input', 'click', 'submit', 'popstate'] satisfies Act[])
    addEventListener(act, (event) => begin?.(event), { capture: true })
  const clock: PageClock = {
    states: [],
    longestFrameMs: 0,
    times: Promise.reject(new Error('Nothing is watched')),
    watch: (act, hasEffect, timeoutMs = 5000) => {
      clock.times = new Promise((resolve) => {
        let at: number | undefined
        setTimeout(() => resolve(undefined), timeoutMs)
        const done = () => {
          if (at === undefined || !hasEffect()) return
          observer.disconnect()
          const startMs = at
          const committedMs = performance.now() - startMs
          requestAnimationFrame(() => {
            // Runs before tasks that the page deferred until after the frame.
            void scheduler.postTask(
              () => resolve({ committedMs, paintedMs: performance.now() - startMs, inWorkerMs }),
              { priority: 'user-blocking' },
            )
          })
        }
        const observer = new MutationObserver(done)
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        begin = ({ type, timeStamp }) => {
          if (type !== act) return
          begin = undefined
          at = timeStamp
          inWorkerMs = 0
        }
      })
    },
  }
  clock.times.catch(() => undefined)
  window.clock = clock

  // Called with its own port below.
  // oxlint-disable-next-line typescript/unbound-method
  const post = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown, ...rest: never[]) {
    if (typeof message === 'object' && message !== null) {
      if ('kind' in message && message.kind === 'start') {
        startedAt = performance.now()
        this.addEventListener('message', onMessage)
      }
      if ('n' in message && typeof message.n === 'number') sentAt.set(message.n, performance.now())
    }
    post.call(this, message, ...rest)
  }
  function onMessage({ data }: MessageEvent): void {
    if (data.kind === 'state') clock.states.push({ ...data.state, atMs: performance.now() - startedAt })
    else if (data.kind === 'answer')
      inWorkerMs += data.answeredAtMs - performance.timeOrigin - (sentAt.get(data.n) ?? Number.NaN)
  }

  let last = performance.now()
  const frame = (now: number) => {
    if (last > startedAt) clock.longestFrameMs = Math.max(clock.longestFrameMs, now - last)
    last = now
    // Watching costs a frame each time, so stop before actions are measured.
    if (!clock.states.some(({ hasDetails }) => hasDetails)) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Runs in the worker and adds times to its responses. */
export function installWorkerClock(): void {
  // Called with its own port below.
  // oxlint-disable-next-line typescript/unbound-method
  const post = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (this: MessagePort, message: object, ...rest: never[]) {
    post.call(this, { ...message, answeredAtMs: performance.timeOrigin + performance.now() }, ...rest)
  }
}

/** The CPU time of the main thread so far, including painting, in milliseconds, regardless of other processes. */
export type CpuMeter = () => Promise<number>

export async function openCpuMeter(page: Page): Promise<CpuMeter> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

/** Waits until the catalogue with its long texts is on the device. Returns when lists and searches became available. */
export async function deviceReady(page: Page): Promise<number> {
  await page.waitForFunction(() => window.clock.states.some(({ hasDetails }) => hasDetails), undefined, {
    timeout: 120_000,
  })
  return await page.evaluate(() => window.clock.states.find(({ isReady }) => isReady)?.atMs ?? Number.NaN)
}

/** The times of the watched effect; undefined if it did not happen. */
export async function readEffectTimes(page: Page): Promise<Times | undefined> {
  return await page.evaluate(() => window.clock.times)
}
