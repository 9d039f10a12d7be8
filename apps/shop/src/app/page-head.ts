import type { RouterContext } from './router.tsx'
import { shellOf } from './shop-queries.ts'

export interface PageFacts {
  /** Without the shop's name, which is added; empty: the name alone. */
  readonly title: string
  readonly description?: string | undefined
  /** Path and query under which the page is to be known; undefined: it is not to be found by search engines. */
  readonly canonical: string | undefined
}

/** What the head of the document says about a page. */
export function pageHead(facts: PageFacts | undefined, { origin, queryClient }: RouterContext) {
  const { appName } = shellOf(queryClient)
  const { title = '', description, canonical }: Partial<PageFacts> = facts ?? {}
  return {
    meta: [
      { title: title === '' ? appName : `${title} · ${appName}` },
      ...(description ? [{ name: 'description', content: description.slice(0, 300) }] : []),
      ...(canonical === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: canonical === undefined ? [] : [{ rel: 'canonical', href: origin + canonical }],
  }
}
