// Generated from values-page.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AttributeValuesQueryVariables = Exact<{ [key: string]: never; }>;


export type AttributeValuesQuery = { readonly productAttributes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly name: string, readonly productCount: number, readonly pictureUrl: string | null }> }> };

export const AttributeValues = document<AttributeValuesQuery, AttributeValuesQueryVariables>(
  'AttributeValues',
  `query AttributeValues { productAttributes { id code name values { id name productCount pictureUrl } } }`,
)

