// Generated from content.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FulfilmentMethod =
  | 'CLICK_AND_COLLECT'
  | 'DELIVERY';

export type LineProblemType =
  | 'BACK_ORDER'
  | 'IN_TRANSIT'
  | 'NO_LONGER_AVAILABLE'
  | 'NO_PRICE'
  | 'OUT_OF_STOCK'
  | 'PRICE_CHANGED'
  | 'SHORT';

export type OrderState =
  | 'CANCELLED'
  | 'COLLECTED'
  | 'CONFIRMED'
  | 'DELIVERED'
  | 'ON_HOLD'
  | 'OUT_FOR_DELIVERY'
  | 'PACKED'
  | 'PICKING'
  | 'READY_TO_COLLECT'
  | 'SUBMITTED';

export type PaymentState =
  | 'AUTHORISED'
  | 'FAILED'
  | 'NONE'
  | 'PAID'
  | 'PART_REFUNDED'
  | 'REFUNDED';

export type PaymentType =
  | 'CASH';

export type PriceKind =
  | 'CLEARANCE'
  | 'PRIVATE'
  | 'PROMO'
  | 'STANDARD';

export type PriceMarkOption =
  | 'NO_PREFERENCE'
  | 'PLAIN'
  | 'PRICE_MARKED';

export type UnitKind =
  | 'BOX'
  | 'KG'
  | 'PIECE';

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

