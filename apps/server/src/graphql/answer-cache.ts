import { type GraphQLSchema, OperationTypeNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Context } from './context.ts'
import type { CheckedDocument } from './document.ts'
import type { Answer } from './engine.ts'

export interface AnswerCache {
  /** May answers of this document be kept at all? */
  readonly keeps: (document: CheckedDocument) => boolean
  readonly keyOf: (
    document: CheckedDocument,
    facts: {
      readonly hash: string
      readonly variables: Readonly<Record<string, unknown>>
      readonly context: Context
    },
  ) => string
  readonly get: (key: string) => Answer | undefined
  readonly set: (key: string, answer: Answer) => void
}

/** Fields whose value depends on the login. */
const personalFields = ['isFavorites', 'stockReminderActive']
/** Arguments by which a query asks for the login's own things, or has them first. */
const personalArguments = ['favourites', 'search']

/**
 * Keeps the answers of queries that hold nothing but the catalogue and the settings. The key has everything they
 * depend on, so nothing is ever thrown out for being wrong, only for being old.
 */
export function makeAnswerCache(schema: GraphQLSchema): AnswerCache {
  const fields = schema.getQueryType()?.getFields() ?? {}
  const answers = new LRUCache<string, Answer>({
    maxSize: 24_000_000,
    sizeCalculation: (answer, key) => answer.body().bytes.length * 3 + key.length,
  })
  return {
    keeps: ({ rootFields, operation }) =>
      operation.operation === OperationTypeNode.QUERY &&
      rootFields.every((name) => fields[name]?.extensions['keptWith'] !== undefined),
    keyOf: ({ rootFields, fieldNames, argumentNames }, { hash, variables, context }) => {
      const asked = JSON.stringify(variables)
      const personal =
        personalFields.some((name) => fieldNames.has(name)) ||
        personalArguments.some((name) => argumentNames.has(name) || asked.includes(`"${name}":`))
      const needsCatalogue = rootFields.some((name) => fields[name]?.extensions['keptWith'] === 'catalogue')
      return [
        hash,
        asked,
        context.language,
        needsCatalogue ? context.viewer.catalogueKey : context.viewer.settingsKey,
        personal ? context.viewer.personalKey : '',
      ].join('\n')
    },
    get: (key) => answers.get(key),
    set: (key, answer) => answers.set(key, answer),
  }
}
