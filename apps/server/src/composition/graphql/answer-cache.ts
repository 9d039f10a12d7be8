import { type GraphQLSchema, OperationTypeNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Answer, AnswerResult } from '../../kernel/graphql/answer.ts'
import type { Context } from '../../kernel/graphql/context.ts'
import { createCachedBody } from '../../kernel/http/wire-body.ts'
import { accessCheck } from './access.ts'
import type { CheckedDocument } from './document.ts'

export interface AnswerCache {
  /** True if responses to this document may be cached. */
  readonly canCache: (document: CheckedDocument) => boolean
  /** Undefined if the caller may not call every field: each refuses by itself, and an answer for others must not take its place. */
  readonly keyOf: (
    document: CheckedDocument,
    facts: {
      readonly hash: string
      readonly variables: Readonly<Record<string, unknown>>
      readonly context: Context
    },
  ) => string | undefined
  readonly get: (key: string) => Answer | undefined
  /** Caches the response if it was requested before: most queries are sent only once. */
  readonly set: (key: string, answer: Answer) => void
}

const requestedOnce = 'requested once'

/** Fields whose value depends on the user. */
const personalFields = ['isFavorites', 'stockReminderActive']
/** Arguments that filter by the user's own data or rank it first. */
const personalArguments = ['favourites', 'search']

/**
 * Caches responses to queries that read only the catalogue and the settings. The key contains everything they
 * depend on, so an entry never becomes wrong, only old.
 */
export function createAnswerCache(schema: GraphQLSchema): AnswerCache {
  const fields = schema.getQueryType()?.getFields() ?? {}
  const checks = new Map(
    Object.values(fields)
      .filter(({ extensions }) => extensions['cachedWith'] !== undefined)
      .map((field) => [field.name, accessCheck(field)]),
  )
  const answers = new LRUCache<string, Answer | typeof requestedOnce>({
    maxSize: 16_000_000,
    // With the compressed copies, as estimated, and with what an entry itself takes.
    sizeCalculation: (answer, key) =>
      (answer === requestedOnce ? 0 : Math.ceil(answer.body().plain.length * 1.5)) + key.length * 2 + 500,
  })
  return {
    canCache: ({ rootFields, operation }) =>
      operation.operation === OperationTypeNode.QUERY && rootFields.every((name) => checks.has(name)),
    keyOf: ({ rootFields, fieldNames, argumentNames }, { hash, variables, context }) => {
      if (rootFields.some((name) => checks.get(name)?.(context))) return undefined
      const variablesKey = JSON.stringify(variables)
      const personal =
        personalFields.some((name) => fieldNames.has(name)) ||
        personalArguments.some((name) => argumentNames.has(name) || variablesKey.includes(`"${name}":`))
      const needsCatalogue = rootFields.some((name) => fields[name]?.extensions['cachedWith'] === 'catalogue')
      return [
        hash,
        variablesKey,
        context.language,
        needsCatalogue ? context.viewer.catalogueKey : context.viewer.settingsKey,
        personal ? context.viewer.personalKey : '',
      ].join('\n')
    },
    get: (key) => {
      const cached = answers.get(key)
      return cached === requestedOnce ? undefined : cached
    },
    set: (key, answer) => answers.set(key, answers.has(key) ? encodeAnswer(answer) : requestedOnce),
  }
}

/** Keeps the response as bytes and parses it on access: objects take several times the memory. */
function encodeAnswer({ hasErrors, status, body }: Answer): Answer {
  const wire = createCachedBody(String(body().plain))
  return {
    hasErrors,
    status,
    body: () => wire,
    get result(): AnswerResult {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written from one
      return JSON.parse(wire.plain.toString()) as AnswerResult
    },
  }
}
