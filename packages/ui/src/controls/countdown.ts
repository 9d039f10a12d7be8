import { useEffect, useState } from 'react'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** The time left, in the units worth showing; those not shown are 0. */
export interface TimeLeft {
  /** Days and hours; from 3 hours hours and minutes; from 15 minutes minutes and seconds; nothing left. */
  readonly precision: 'days' | 'hours' | 'seconds' | 'over'
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  /** Less than 3 hours: it turns amber. */
  readonly near: boolean
}

/** Rounded down: a cut-off is never promised later than it is. */
export function timeLeft(remainingMs: number): TimeLeft {
  const left = Math.max(0, remainingMs)
  const days = Math.floor(left / day)
  const hours = Math.floor((left % day) / hour)
  const minutes = Math.floor((left % hour) / minute)
  const seconds = Math.floor((left % minute) / second)
  const near = left < 3 * hour
  if (left === 0) return { precision: 'over', days: 0, hours: 0, minutes: 0, seconds: 0, near }
  if (left < 15 * minute) return { precision: 'seconds', days: 0, hours: 0, minutes, seconds, near }
  if (left < day) return { precision: 'hours', days: 0, hours, minutes, seconds: 0, near }
  return { precision: 'days', days, hours, minutes: 0, seconds: 0, near }
}

/** How long what `timeLeft` gives stays true, in milliseconds. */
export function untilNextTick(remainingMs: number): number {
  const { precision } = timeLeft(remainingMs)
  const step = precision === 'days' ? hour : precision === 'hours' ? minute : second
  const rest = remainingMs % step
  return rest === remainingMs ? rest : rest + 1
}

/**
 * The time left until `endsAtMs`, renewed as often as what is shown changes and no more. `startMs` is the clock the
 * page was rendered with, so that server and browser begin alike.
 */
export function useCountdown(endsAtMs: number, startMs: number): TimeLeft {
  const [nowMs, setNowMs] = useState(startMs)
  const remainingMs = endsAtMs - nowMs
  useEffect(() => {
    if (remainingMs <= 0) return
    const timer = setTimeout(() => setNowMs(Date.now()), untilNextTick(remainingMs))
    return () => clearTimeout(timer)
  }, [remainingMs])
  return timeLeft(remainingMs)
}
