// Generated from wholesaler.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OfficeWholesalerQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeWholesalerQuery = { readonly initConfig: { readonly config: { readonly appName: string, readonly availableLanguages: ReadonlyArray<string>, readonly warehouseTimezone: string } } };

export const OfficeWholesaler = document<OfficeWholesalerQuery, OfficeWholesalerQueryVariables>(
  'OfficeWholesaler',
  `query OfficeWholesaler { initConfig { config { appName availableLanguages warehouseTimezone } } }`,
)

