import { localDay } from './local-time.ts'

export interface Today {
  readonly day: string
  readonly startMs: number
}

let cached: (Today & { readonly timeZone: string; readonly endMs: number }) | undefined

export function todayIn(nowMs: number, timeZone: string): Today {
  if (cached?.timeZone === timeZone && nowMs >= cached.startMs && nowMs < cached.endMs) return cached
  const day = localDay(nowMs, timeZone)
  const startMs = day.toZonedDateTime(timeZone).epochMilliseconds
  const endMs = day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds
  cached = { day: day.toString(), startMs, endMs, timeZone }
  return cached
}
