import { ask, executeOf } from '@provender/client/api/ask'
import { statusOf } from '@provender/client/api/execute'
import type { Device } from '@provender/client/catalogue/start-catalogue-worker'
import type { Document } from '@provender/schema/document'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { painted } from '../../../kernel/app/after-paint.ts'
import { isConnected } from '../../../kernel/app/connection.ts'
import { linkedDevice } from './device-link.ts'

/** How old the device's prices and stock may be for it to answer while the server could; it looks every five minutes. */
const currentForMs = 360_000

/** Longer than this nobody waits for a device that is busy, where there is a server. */
const patienceMs = 250

/** What a device answers; `isWhole` is false where the server would say more. */
interface DeviceAnswer<Result> {
  readonly answer: Result
  readonly isWhole: boolean
}

interface Asking<Result, Variables extends object> {
  readonly operation: Document<Result, Variables>
  readonly variables: Variables
  /** The same of the device; undefined: it has no answer. */
  readonly onDevice: (device: Device) => Promise<DeviceAnswer<Result> | undefined>
}

/** A question that both the server and this device answer. */
export function askBoth<Result, Variables extends object>({
  operation,
  variables,
  onDevice,
}: Asking<Result, Variables>) {
  const fromDevice = async () => {
    const device = linkedDevice()
    return device && (await onDevice(device))
  }
  const options = queryOptions({
    ...ask(operation, variables),
    // What the device answers needs no network, so having none is no reason to wait for one.
    networkMode: 'offlineFirst',
    refetchOnReconnect: 'always',
    queryFn: async ({ client }): Promise<Result> => {
      // What is known is about to be shown: to ask about it would take the processor on the way there.
      if (client.getQueryData(options.queryKey) !== undefined) await painted()
      try {
        return await executeOf(client)(operation, variables)
      } catch (error) {
        const own = statusOf(error) === 0 ? await fromDevice() : undefined
        if (!own) throw error
        return own.answer
      }
    },
  })
  return {
    /** For components: the server's answer; this device's while the server is out of reach. */
    options,
    /**
     * For loaders: what is known already, else what this device answers at once, else what the server does. The device goes
     * first only while its prices and stock are those of a moment ago, or where there is no network. Its answer is as old
     * as they are: the component asks the server by itself when that is too old.
     */
    load: async (client: QueryClient): Promise<Result> => {
      const known = client.getQueryData(options.queryKey)
      if (known !== undefined) return known
      const updatedAt = confirmedAt()
      const own =
        updatedAt === undefined ? undefined : await (isConnected() ? soon(fromDevice()) : fromDevice())
      if (updatedAt === undefined || !own || (isConnected() && !own.isWhole))
        return await client.ensureQueryData(options)
      client.setQueryData<Result>(options.queryKey, own.answer, { updatedAt })
      return own.answer
    },
  }
}

async function soon<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** When the server last said that what the device has holds; undefined where the server is to be asked first. */
export function confirmedAt(): number | undefined {
  const state = linkedDevice()?.state()
  if (!state?.isReady || state.pricesAtMs === undefined || state.stockAtMs === undefined) return undefined
  const atMs = Math.min(state.pricesAtMs, state.stockAtMs)
  return !isConnected() || Date.now() - atMs < currentForMs ? atMs : undefined
}
