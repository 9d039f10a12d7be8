// Generated from office-live.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OfficeLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OfficeLiveSubscription = { readonly officeLive: { readonly orders: string } };

export const OfficeLive = document<OfficeLiveSubscription, OfficeLiveSubscriptionVariables>(
  'OfficeLive',
  `subscription OfficeLive { officeLive { orders } }`,
)

