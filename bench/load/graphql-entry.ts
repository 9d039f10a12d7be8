import type { Entry } from './load-job.ts'

export function graphqlEntry(query: string, variables: object): Entry {
  return { path: '/graphql', body: JSON.stringify({ query, variables }) }
}
