import { localDay } from './local-time.ts'

export interface Today {
  readonly day: string
  readonly startMs: number
}

let known: (Today & { readonly timeZone: string; readonly endMs: number }) | undefined

/** The local date and the instant it began; computed once a day. */
export function todayIn(nowMs: number, timeZone: string): Today {
  if (known?.timeZone === timeZone && nowMs >= known.startMs && nowMs < known.endMs) return known
  const day = localDay(nowMs, timeZone)
  const startMs = day.toZonedDateTime(timeZone).epochMilliseconds
  const endMs = day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds
  known = { day: day.toString(), startMs, endMs, timeZone }
  return known
}
