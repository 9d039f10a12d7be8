import { msg } from '@lingui/core/macro'
import { documentHead, type PageMetadata } from './document-head.ts'
import type { RouterContext } from './router-context.ts'

/** The part of a route's match that its head depends on. */
interface PageMatch {
  readonly status: string
  readonly context: RouterContext
}

/** The head of a route's page. Whatever the route calls itself: a page that is not there says so. */
export function pageMetadata(facts: PageMetadata | undefined, { status, context }: PageMatch) {
  return documentHead(status === 'notFound' ? missingPage(context) : facts, context)
}

function missingPage({ i18n }: RouterContext): PageMetadata {
  return { title: i18n._(msg`Page not found`), canonical: undefined }
}
