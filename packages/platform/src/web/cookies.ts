import type { Cookies } from '../platform.ts'

const yearSeconds = 365 * 86_400

export const webCookies: Cookies = {
  get: (name) => {
    const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
    return cookie === undefined ? undefined : decodeURIComponent(cookie.slice(name.length + 1))
  },
  set: (name, value, until) => {
    const end = until ? `expires=${until.toUTCString()}` : `max-age=${yearSeconds}`
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; ${end}; samesite=lax${secure}`
  },
  delete: (name) => {
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
  },
}
