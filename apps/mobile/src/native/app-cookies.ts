import { neededKey } from '@provender/platform/needed-key'
import type { Cookies } from '@provender/platform/platform'

/** The answer "Necessary only" deletes all other keys. */
const prefix = neededKey('cookie:')
const yearMs = 365 * 86_400_000

/**
 * Small values in `localStorage`, because a web view keeps no cookies of its own pages. They end like cookies do: a full
 * storage keeps none, and the shop works without them.
 */
export const appCookies: Cookies = {
  get: (name) => {
    const text = localStorage.getItem(prefix + name)
    const [, end = '0', value] = /^(\d+) (.*)$/s.exec(text ?? '') ?? []
    // An expired value stays: the clock of the phone may be wrong, and right again later.
    return Number(end) > Date.now() ? value : undefined
  },
  set: (name, value, until = new Date(Date.now() + yearMs)) => {
    try {
      localStorage.setItem(prefix + name, `${until.getTime()} ${value}`)
    } catch {
      // The storage is full.
    }
  },
  delete: (name) => localStorage.removeItem(prefix + name),
}
