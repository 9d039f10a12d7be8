import type { Scheduler } from 'fast-check'
import { vi } from 'vitest'
import type { StoredTexts } from '../stored-texts.ts'
import { unreachable } from './basket-tab.fixture.ts'

/** The outcome of a request: it arrives, it is lost, its response is lost, or it arrives again much later. */
export type RequestOutcome = 'arrives' | 'isLost' | 'replyIsLost' | 'comesAgain'

/** An action of a user, or an event on their device. */
export type DeviceEvent<Action> =
  | { readonly type: 'do'; readonly action: Action }
  | { readonly type: 'pass'; readonly ms: number }
  | {
      readonly type: 'offline' | 'online' | 'reload' | 'kill' | 'open' | 'switch' | 'return' | 'deliver'
    }

export interface Tab<Action> {
  readonly do: (action: Action) => void
  readonly wake: () => void
  readonly leave: () => void
  readonly isSaving: () => boolean
  readonly content: () => unknown
}

/** The environment of a tab: a network and the browser's storage. A killed tab loses both. */
export interface TabEnvironment {
  readonly call: <Answer>(request: () => Answer) => Promise<Answer>
  readonly texts: StoredTexts
}

interface Device<Action> {
  readonly texts: StoredTexts & { readonly size: () => number }
  tabs: readonly { readonly tab: Tab<Action>; readonly kill: () => void }[]
  isOffline: boolean
}

interface CompanyOptions<Action> {
  readonly scheduler: Scheduler
  readonly nextOutcome: () => RequestOutcome
  readonly devices: number
  readonly createTexts: () => StoredTexts & { readonly size: () => number }
  readonly openTab: (environment: TabEnvironment) => Tab<Action>
}

/**
 * The devices of one company, on a network that loses, duplicates and reorders requests as the scheduler and
 * the outcomes decide.
 */
export function createCompany<Action>({
  scheduler,
  nextOutcome,
  createTexts,
  ...options
}: CompanyOptions<Action>) {
  let isGood = false
  const devices = Array.from({ length: options.devices }, (): Device<Action> => ({
    texts: createTexts(),
    tabs: [],
    isOffline: false,
  }))

  function open(device: Device<Action>): void {
    const life = { isOver: false }
    const environment: TabEnvironment = {
      call: (request) => call(device, life, request),
      texts: untilOver(device.texts, life),
    }
    device.tabs = [{ tab: options.openTab(environment), kill: () => (life.isOver = true) }, ...device.tabs]
  }

  async function call<Answer>(
    device: Device<Action>,
    life: { readonly isOver: boolean },
    request: () => Answer,
  ): Promise<Answer> {
    if (life.isOver) return await never()
    if (device.isOffline) throw unreachable
    const requestOutcome = isGood ? 'arrives' : nextOutcome()
    await scheduler.schedule(Promise.resolve(), 'request')
    if (requestOutcome === 'isLost') throw unreachable
    const outcome = outcomeOf(request)
    if (requestOutcome === 'comesAgain')
      void scheduler.schedule(Promise.resolve(), 'the same again').then(() => outcomeOf(request))
    await scheduler.schedule(Promise.resolve(), 'reply')
    if (life.isOver) return await never()
    if (requestOutcome === 'replyIsLost' || device.isOffline) throw unreachable
    if ('answer' in outcome) return outcome.answer
    throw outcome.refusal
  }

  async function happen(deviceIndex: number, event: DeviceEvent<Action>): Promise<void> {
    const device = devices[deviceIndex % devices.length]
    if (!device) throw new Error('There is no device')
    if (device.tabs.length === 0) open(device)
    const [front, ...others] = device.tabs
    switch (event.type) {
      case 'do':
        front?.tab.do(event.action)
        break
      case 'pass':
        await vi.advanceTimersByTimeAsync(event.ms)
        break
      case 'offline':
        device.isOffline = true
        break
      case 'online':
        device.isOffline = false
        for (const { tab } of device.tabs) tab.wake()
        break
      case 'reload':
        front?.tab.leave()
        front?.kill()
        device.tabs = others
        open(device)
        break
      case 'kill':
        front?.kill()
        device.tabs = others
        break
      case 'open':
        open(device)
        break
      case 'switch':
        if (front) device.tabs = [...others, front]
        break
      case 'return':
        front?.tab.wake()
        break
      case 'deliver':
        if (scheduler.count() > 0) await scheduler.waitOne()
        break
    }
    await vi.advanceTimersByTimeAsync(0)
  }

  async function settle(): Promise<readonly Tab<Action>[]> {
    isGood = true
    for (const device of devices) {
      device.isOffline = false
      open(device)
    }
    const tabs = devices.flatMap((device) => device.tabs.map(({ tab }) => tab))
    const isQuiet = () =>
      scheduler.count() === 0 &&
      tabs.every((tab) => !tab.isSaving()) &&
      devices.every(({ texts }) => texts.size() === 0)
    for (let turn = 0; turn < 60 && !(turn > 1 && isQuiet()); turn += 1) {
      await vi.advanceTimersByTimeAsync(10_000)
      for (const tab of tabs) tab.wake()
      await vi.advanceTimersByTimeAsync(0)
      while (scheduler.count() > 0) {
        await scheduler.waitOne()
        await vi.advanceTimersByTimeAsync(0)
      }
    }
    return tabs
  }

  return { happen, settle }
}

function outcomeOf<Answer>(
  request: () => Answer,
): { readonly answer: Answer } | { readonly refusal: unknown } {
  try {
    return { answer: request() }
  } catch (refusal) {
    return { refusal }
  }
}

export async function never(): Promise<never> {
  return await new Promise<never>(() => {})
}

/** A killed tab no longer writes. */
export function untilOver(texts: StoredTexts, life: { readonly isOver: boolean }): StoredTexts {
  return {
    read: (prefix) => (life.isOver ? never() : texts.read(prefix)),
    write: (key, text) => (life.isOver ? never() : texts.write(key, text)),
    removeSame: (key, text) => (life.isOver ? never() : texts.removeSame(key, text)),
    removeAll: (prefix) => (life.isOver ? never() : texts.removeAll(prefix)),
  }
}
