import type { RouterContext } from './router-context.ts'
import { shellOf } from './shop-queries.ts'

export interface PageMetadata {
  /** Without the shop's name, which is added; empty: the name alone. */
  readonly title: string
  readonly description?: string | undefined
  /** Path and query under which the page is to be known; undefined: it is not to be found by search engines. */
  readonly canonical: string | undefined
  /** Shown beside a link to the page: an address, or a path of this shop. */
  readonly picture?: string | undefined
  /** What the page is about, for machines (schema.org). */
  readonly about?: readonly JsonObject[] | undefined
}

type Json = string | number | boolean | readonly Json[] | JsonObject
/** A key without a value is left out. */
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

/** What the head of the document says about a page. */
export function documentHead(facts: PageMetadata | undefined, { origin, queryClient }: RouterContext) {
  const { appName, loginWall } = shellOf(queryClient)
  const { title = '', about = [], ...rest }: Partial<PageMetadata> = facts ?? {}
  // Search engines get nothing from behind the login wall (docs/product-rules.md#login-wall).
  const canonical = loginWall ? undefined : rest.canonical
  const description = rest.description?.slice(0, 300)
  return {
    meta: [
      { title: title === '' ? appName : `${title} · ${appName}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(canonical === undefined
        ? [{ name: 'robots', content: 'noindex' }]
        : preview({ title: title || appName, description, url: origin + canonical }, appName)),
      ...(rest.picture && canonical !== undefined
        ? [{ property: 'og:image', content: new URL(rest.picture, origin).href }]
        : []),
    ],
    links: canonical === undefined ? [] : [{ rel: 'canonical', href: origin + canonical }],
    scripts: about.map((each) => ({ type: 'application/ld+json', children: inScript(each) })),
  }
}

/** No text in it can end the script it stands in. */
function inScript(about: JsonObject): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c')
}

interface Preview {
  readonly title: string
  readonly description: string | undefined
  readonly url: string
}

/** How a link to the page looks where people send it to each other. */
function preview({ title, description, url }: Preview, appName: string) {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: appName },
    { property: 'og:title', content: title },
    { property: 'og:url', content: url },
    ...(description ? [{ property: 'og:description', content: description }] : []),
  ]
}
