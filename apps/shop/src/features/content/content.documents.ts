// Generated from content.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ContentPageQueryVariables = Exact<{
  slug: string;
}>;


export type ContentPageQuery = { readonly contentPage: { readonly title: string, readonly html: string } };

export type FaqQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqQuery = { readonly faq: ReadonlyArray<{ readonly question: string, readonly answerHtml: string }> };

export const ContentPage = document<ContentPageQuery, ContentPageQueryVariables>(
  'ContentPage',
  `query ContentPage($slug: String!) { contentPage(slug: $slug) { title html } }`,
)

export const Faq = document<FaqQuery, FaqQueryVariables>(
  'Faq',
  `query Faq { faq { question answerHtml } }`,
)

