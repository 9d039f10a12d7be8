const anywhere = 'https://shop.invalid'

/** Where to go after login: a path of this shop and nothing else, so that no link can lead a login to another site. */
export function nextPath(asked: unknown): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || !URL.canParse(asked, anywhere)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, anywhere)
  return origin === anywhere && pathname !== '/login' ? pathname + search + hash : '/'
}
