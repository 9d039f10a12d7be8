import { msg } from '@lingui/core/macro'
import { type PageFacts, pageHead } from './page-head.ts'
import type { RouterContext } from './router.tsx'

interface PageOnShow {
  readonly status: string
  readonly context: RouterContext
}

/** The head of a page that is asked for by an address: there may be none. */
export function headIfFound(facts: PageFacts | undefined, { status, context }: PageOnShow) {
  const isMissing = facts === undefined && status === 'notFound'
  return pageHead(isMissing ? missingPage(context) : facts, context)
}

export function missingPage({ i18n }: Pick<RouterContext, 'i18n'>): PageFacts {
  return { title: i18n._(msg`Page not found`), canonical: undefined }
}
