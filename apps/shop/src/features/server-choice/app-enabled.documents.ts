// Generated from app-enabled.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AppEnabledQueryVariables = Exact<{ [key: string]: never; }>;


export type AppEnabledQuery = { readonly initConfig: { readonly config: { readonly appEnabled: boolean } } };

export const AppEnabled = document<AppEnabledQuery, AppEnabledQueryVariables>(
  'AppEnabled',
  `query AppEnabled { initConfig { config { appEnabled } } }`,
)

