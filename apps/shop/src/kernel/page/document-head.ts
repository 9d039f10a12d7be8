import { shellOf } from '../session/shop-queries.ts'
import type { RouterContext } from '../state/router-context.ts'

export interface PageMetadata {
  /** Without the shop's name, which is appended. If empty, the title is only the shop's name. */
  readonly title: string
  readonly description?: string | undefined
  /** The canonical path and query. Undefined keeps the page out of search engines. */
  readonly canonical: string | undefined
  readonly picture?: string | undefined
  /** Structured data about the page's subject (schema.org). */
  readonly about?: readonly JsonObject[] | undefined
}

type Json = string | number | boolean | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

export function documentHead(facts: PageMetadata | undefined, { origin, queryClient }: RouterContext) {
  const { appName, loginWall, logoUrl } = shellOf(queryClient)
  const { title = '', about = [], ...rest }: Partial<PageMetadata> = facts ?? {}
  // Search engines index nothing behind the login wall (docs/product-rules.md#login-wall).
  const canonical = loginWall ? undefined : rest.canonical
  const description = rest.description?.slice(0, 300)
  return {
    meta: [
      { title: title === '' ? appName : `${title} · ${appName}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(canonical === undefined
        ? [{ name: 'robots', content: 'noindex' }]
        : preview({ title: title || appName, description, url: origin + canonical }, appName)),
      ...(canonical === undefined
        ? []
        : [{ property: 'og:image', content: new URL(rest.picture ?? logoPicture(logoUrl), origin).href }]),
    ],
    links: canonical === undefined ? [] : [{ rel: 'canonical', href: origin + canonical }],
    scripts: about.map((each) => ({ type: 'application/ld+json', children: scriptContent(each) })),
  }
}

/** Link previews show no SVG. */
function logoPicture(logoUrl: string | null): string {
  return logoUrl === null || logoUrl.endsWith('.svg') ? '/icons/icon-512.png' : logoUrl
}

/** Escapes the data, so that no text in it can end the script element. */
function scriptContent(about: JsonObject): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c')
}

interface Preview {
  readonly title: string
  readonly description: string | undefined
  readonly url: string
}

function preview({ title, description, url }: Preview, appName: string) {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: appName },
    { property: 'og:title', content: title },
    { property: 'og:url', content: url },
    ...(description ? [{ property: 'og:description', content: description }] : []),
  ]
}
