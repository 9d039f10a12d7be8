const yearSeconds = 365 * 86_400

/** The answer to the question about cookies: 'all' or 'needed'; none before it. */
export const cookiePermission = 'cookie-permission'

/** A cookie that scripts may read; undefined without it. */
export function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
}

/** Keeps a cookie for 365 days (specification 9), or until an instant. */
export function keepCookie(name: string, value: string, until?: Date): void {
  const end = until ? `expires=${until.toUTCString()}` : `max-age=${yearSeconds}`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; ${end}; samesite=lax${secure}`
}

export function dropCookie(name: string): void {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}
