import { apiQuery } from '@provender/client/api/api-query'
import { hrefOf } from '@provender/web/address/href-of'
import { notFound } from '@tanstack/react-router'
import type { PageMetadata } from '../../kernel/page/document-head.ts'
import { orNotFound } from '../../kernel/session/route-guards.ts'
import { type ShopConfig, shellQuery } from '../../kernel/session/shop-queries.ts'
import type { RouterContext } from '../../kernel/state/router-context.ts'
import { ContentPage, Faq } from './content.documents.ts'

export const faqQuery = apiQuery(Faq, {})

export function contentQuery(slug: string) {
  return apiQuery(ContentPage, { slug })
}

interface PageReference {
  readonly slug: 'about-us' | 'privacy-policy' | 'terms-and-conditions'
  readonly flag: keyof ShopConfig['show']
}

export async function loadContent(
  context: RouterContext,
  { slug, flag }: PageReference,
): Promise<PageMetadata> {
  await isShown(context, flag)
  const { contentPage } = await orNotFound(context.queryClient.ensureQueryData(contentQuery(slug)))
  return { title: contentPage.title, canonical: hrefOf({ to: `/${slug}` }) }
}

export async function loadFaq(context: RouterContext): Promise<void> {
  await isShown(context, 'faq')
  await context.queryClient.ensureQueryData(faqQuery)
}

/** Throws "not found" if the wholesaler has switched the page off. */
export async function isShown({ queryClient }: RouterContext, flag: PageReference['flag']): Promise<void> {
  const { initConfig } = await queryClient.ensureQueryData(shellQuery)
  if (!initConfig.config.show[flag]) throw notFound()
}
