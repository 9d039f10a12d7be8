import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../state/router-context.ts'
import { documentHead, type PageMetadata } from './document-head.ts'

interface PageMatch {
  readonly status: string
  readonly context: RouterContext
}

/** The document head of a route's page. A page that is not found has its own title instead of the route's. */
export function pageMetadata(facts: PageMetadata | undefined, { status, context }: PageMatch) {
  return documentHead(status === 'notFound' ? missingPage(context) : facts, context)
}

function missingPage({ i18n }: RouterContext): PageMetadata {
  return { title: i18n._(msg`Page not found`), canonical: undefined }
}
