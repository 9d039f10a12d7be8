const anywhere = 'https://office.invalid'

/** The page after sign-in, without the prefix of the office: no link can send staff to another site. */
export function parseNext({ next }: { readonly next?: unknown }): { readonly next?: string } {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, anywhere)) return {}
  const { origin, pathname, search } = new URL(next, anywhere)
  return origin === anywhere && pathname.length > 1 ? { next: pathname + search } : {}
}
