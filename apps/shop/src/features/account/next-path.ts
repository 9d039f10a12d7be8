import { nextSearch } from '../../kernel/app/current-location.ts'
import { hrefOf } from '../../kernel/app/href-of.ts'

const anywhere = 'https://shop.invalid'

/** Where to go after login: a path of this shop and nothing else, so that no link can lead a login to another site. */
export function nextPath(asked: unknown): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || !URL.canParse(asked, anywhere)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, anywhere)
  return origin === anywhere && pathname !== hrefOf({ to: '/login' }) ? pathname + search + hash : '/'
}

/** The query of a page that leads on to another: `next` is a path of this shop, and not the home page. */
export function nextSearchIn({ next }: { readonly next?: unknown }): { readonly next?: string | undefined } {
  return nextSearch(nextPath(next))
}
