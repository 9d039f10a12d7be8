import { apiQuery, executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import type { Device } from '@provender/device-catalogue/start-catalogue-worker'
import { isRecent } from '@provender/domain/device/is-recent'
import type { Document } from '@provender/schema/document'
import { isConnected } from '@provender/web/connection/connection'
import { painted } from '@provender/web/loading/run-after-paint'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { linkedDevice } from './device-link.ts'

/**
 * Up to this age of its prices and stock, the device answers instead of the
 * server. The device refreshes them every five minutes.
 */
const maxDeviceAgeMs = 360_000

/** If the server is reachable, a busy device has this long to answer. */
const deviceTimeoutMs = 250

/** An answer of the device. `isComplete` is false if the server would return more. */
interface DeviceAnswer<Result> {
  readonly answer: Result
  readonly isComplete: boolean
}

interface DeviceFirstOptions<Result, Variables extends object> {
  readonly operation: Document<Result, Variables>
  readonly variables: Variables
  readonly onDevice: (device: Device) => Promise<DeviceAnswer<Result> | undefined>
}

export function deviceFirstQuery<Result, Variables extends object>({
  operation,
  variables,
  onDevice,
}: DeviceFirstOptions<Result, Variables>) {
  const askDevice = async () => {
    const device = linkedDevice()
    return device && (await onDevice(device))
  }
  const options = queryOptions({
    ...apiQuery(operation, variables),
    // The device answers without a network, so do not pause the query when offline.
    networkMode: 'offlineFirst',
    refetchOnReconnect: 'always',
    queryFn: async ({ client }): Promise<Result> => {
      // Cached data is about to be rendered. Wait for the paint, so that the request does not delay it.
      if (client.getQueryData(options.queryKey) !== undefined) await painted()
      try {
        return await executeOf(client)(operation, variables)
      } catch (error) {
        const deviceAnswer = statusOf(error) === 0 ? await askDevice() : undefined
        if (!deviceAnswer) throw error
        return deviceAnswer.answer
      }
    },
  })
  return {
    /** For components: the answer of the server, or of this device if the server is unreachable. */
    options,
    /**
     * For loaders: cached data, else the answer of the device, else the answer of the server. The device goes first
     * only if its prices and stock are recent, or if there is no network. Its answer has the age of its prices and
     * stock, so the component refetches from the server if that is too old.
     */
    load: async (client: QueryClient): Promise<Result> => {
      const cached = client.getQueryData(options.queryKey)
      if (cached !== undefined) return cached
      const updatedAt = confirmedAt()
      const deviceAnswer =
        updatedAt === undefined ? undefined : await (isConnected() ? withTimeout(askDevice()) : askDevice())
      if (updatedAt === undefined || !deviceAnswer || (isConnected() && !deviceAnswer.isComplete))
        return await client.ensureQueryData(options)
      client.setQueryData<Result>(options.queryKey, deviceAnswer.answer, { updatedAt })
      return deviceAnswer.answer
    },
  }
}

async function withTimeout<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), deviceTimeoutMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** When the server last confirmed the prices and stock of the device; undefined if the server should answer first. */
export function confirmedAt(): number | undefined {
  const state = linkedDevice()?.state()
  if (!state?.isReady || state.pricesAtMs === undefined || state.stockAtMs === undefined) return undefined
  const atMs = Math.min(state.pricesAtMs, state.stockAtMs)
  if (isRecent(atMs, Date.now(), maxDeviceAgeMs)) return atMs
  if (isConnected()) return undefined
  // A time in the future comes from a clock that was ahead: such an answer counts as very old.
  return atMs <= Date.now() ? atMs : 0
}
