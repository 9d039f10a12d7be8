import { hrefOf } from '@provender/web/address/href-of'
import { nextSearch } from '../../kernel/links/login-href.ts'

const anywhere = 'https://shop.invalid'

/** The page after login: only a path of this shop, so that no link can send a user to another site. */
export function nextPath(requested: unknown): string {
  if (typeof requested !== 'string' || !requested.startsWith('/') || !URL.canParse(requested, anywhere))
    return '/'
  const { origin, pathname, search, hash } = new URL(requested, anywhere)
  return origin === anywhere && pathname !== hrefOf({ to: '/login' }) ? pathname + search + hash : '/'
}

/**
 * The search parameters of a page that leads on to `next`: a path of this shop, left out for the home page. A page for visitors
 * leads on to its own `next`, which is checked as well.
 */
export function parseNextSearch({ next }: { readonly next?: unknown }): {
  readonly next?: string | undefined
} {
  const path = nextPath(nextSearch(nextPath(next)).next)
  return { next: path === '/' ? undefined : path }
}
