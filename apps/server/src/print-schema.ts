import { writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { makeSchema } from './graphql/schema.ts'

/** Writes the contract to packages/schema; `verify` checks that it is the committed one. */
writeFileSync(
  new URL('../../../packages/schema/src/schema.graphql', import.meta.url),
  `${printSchema(lexicographicSortSchema(makeSchema()))}\n`,
)
