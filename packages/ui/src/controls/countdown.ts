import { useEffect, useState } from 'react'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** The time left, in the units that are shown; the others are 0. */
export interface TimeLeft {
  /**
   * `days`: days and hours, from one day. `hours`: hours and minutes, from one hour. `minutes`: from 15 minutes. `seconds`: minutes
   * and seconds. `over`: no time left.
   */
  readonly precision: 'days' | 'hours' | 'minutes' | 'seconds' | 'over'
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  /** True below 3 hours: the time turns amber. */
  readonly near: boolean
}

/** Rounded down, so that a cut-off never seems later than it is. */
export function timeLeft(remainingMs: number): TimeLeft {
  const left = Math.max(0, remainingMs)
  const days = Math.floor(left / day)
  const hours = Math.floor((left % day) / hour)
  const minutes = Math.floor((left % hour) / minute)
  const seconds = Math.floor((left % minute) / second)
  const near = left < 3 * hour
  if (left === 0) return { precision: 'over', days: 0, hours: 0, minutes: 0, seconds: 0, near }
  if (left < 15 * minute) return { precision: 'seconds', days: 0, hours: 0, minutes, seconds, near }
  if (left < hour) return { precision: 'minutes', days: 0, hours: 0, minutes, seconds: 0, near }
  if (left < day) return { precision: 'hours', days: 0, hours, minutes, seconds: 0, near }
  return { precision: 'days', days, hours, minutes: 0, seconds: 0, near }
}

export function untilNextTick(remainingMs: number): number {
  const { precision } = timeLeft(remainingMs)
  const step = { days: hour, hours: minute, minutes: minute, seconds: second, over: second }[precision]
  const rest = remainingMs % step
  return rest === remainingMs ? rest : rest + 1
}

/**
 * The time left until `endsAtMs`, updated only when the displayed text changes. `startMs` is the time at which the page was rendered, so
 * that server and browser render the same. `clockSkewMs` is how far the clock of this device is behind the server's.
 */
export function useCountdown(endsAtMs: number, startMs: number, clockSkewMs: number): TimeLeft {
  const [deviceMs, setDeviceMs] = useState(startMs - clockSkewMs)
  const remainingMs = endsAtMs - deviceMs - clockSkewMs
  useEffect(() => {
    if (remainingMs <= 0) return
    const tick = () => setDeviceMs(Date.now())
    const timer = setTimeout(tick, untilNextTick(remainingMs))
    // Timers stop while a phone sleeps.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [remainingMs])
  return timeLeft(remainingMs)
}
