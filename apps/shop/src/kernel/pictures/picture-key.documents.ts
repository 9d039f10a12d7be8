// Generated from picture-key.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PictureKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PictureKeyQuery = { readonly pictureKey: string };

export const PictureKey = document<PictureKeyQuery, PictureKeyQueryVariables>(
  'PictureKey',
  `query PictureKey { pictureKey }`,
)

