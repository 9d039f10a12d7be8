const yearSeconds = 365 * 86_400

/** Keeps a cookie for 365 days (docs/product-rules.md#cookies), or until an instant. */
export function keepCookie(name: string, value: string, until?: Date): void {
  const end = until ? `expires=${until.toUTCString()}` : `max-age=${yearSeconds}`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; ${end}; samesite=lax${secure}`
}

export function dropCookie(name: string): void {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}
