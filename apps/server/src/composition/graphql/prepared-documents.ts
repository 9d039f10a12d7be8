import { createHash } from 'node:crypto'
import type { ApiRefusal } from '@provender/domain/refusal/refusals'
import type { GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import { yieldToForeground } from '../../kernel/fairness/foreground.ts'
import { apiError, errorOf, refusalOf } from '../../kernel/graphql/api-error.ts'
import type { AnswerCache } from './answer-cache.ts'
import { refuseCardNumberInDocument } from './card-numbers.ts'
import { type CheckedDocument, chooseOperation, readDocument, validateDocument } from './document.ts'
import { compileOperation, type RunOperation } from './run/compile-operation.ts'
import { priceTest } from './run/selects-prices.ts'
import { trustedDocuments } from './trusted-documents.ts'

export interface Operation {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly operationName: string | undefined
}

export interface Prepared {
  readonly checked: CheckedDocument
  readonly run: RunOperation
  /** Whether it asks for prices. Only staff without prices need it. */
  readonly selectsPrices: (variables: Operation['variables']) => boolean
  readonly cacheKey: string | undefined
}

export interface DocumentOptions {
  readonly isOpen: boolean
  /** The SHA-256 of each accepted document. Undefined accepts every document. */
  readonly trusted?: ReadonlySet<string> | undefined
}

export interface PreparedDocuments {
  /** Undefined if the document is refused, or if the server has not seen it. */
  readonly find: (operation: Operation, isSubscription: boolean) => Prepared | undefined
  /** True if the document has been refused before. */
  readonly isRefused: (operation: Operation, isSubscription: boolean) => boolean
  readonly prepare: (operation: Operation, isSubscription: boolean) => Promise<Prepared>
}

/** Of the documents of others. Written small, a fragment becomes as large as the places where it is spread. */
const maxBytes = 32_000_000
const bytesPerSelection = 1500
/** Of the syntax tree, which has a node of a hundred bytes for each short name. */
const bytesPerCharacter = 50

/** Caches the documents that the server has seen. Documents of others replace neither those of the shop nor refusals. */
export function createPreparedDocuments(
  schema: GraphQLSchema,
  answers: AnswerCache,
  { isOpen, trusted }: DocumentOptions,
): PreparedDocuments {
  /** Those that the shop sends: a fixed number. */
  const own = new Map<string, Prepared>()
  const others = new LRUCache<string, Prepared>({
    maxSize: maxBytes,
    sizeCalculation: ({ checked }, key) =>
      checked.selections * bytesPerSelection + key.length * bytesPerCharacter,
  })
  const refusals = new LRUCache<string, ApiRefusal>({ max: 10_000 })

  const prepareNew = async (operation: Operation, isSubscription: boolean): Promise<Prepared> => {
    const hash = sha256(operation.query, 'hex')
    if (trusted && !trusted.has(hash)) throw apiError('UNKNOWN_DOCUMENT')
    const { query, operationName } = operation
    const read = readDocument(schema, query, isOpen)
    // Other requests come between the steps.
    await yieldToForeground()
    await refuseCardNumberInDocument(read.document)
    const measured = chooseOperation(read, { isOpen, isSubscription, operationName })
    const checked = validateDocument(schema, measured, isOpen)
    await yieldToForeground()
    const key = keyOf(operation, isSubscription)
    let selectsPrices: Prepared['selectsPrices'] | undefined
    const prepared: Prepared = {
      checked,
      selectsPrices: (variables) => {
        selectsPrices ??= priceTest(schema, checked.document, checked.operation)
        return selectsPrices(variables)
      },
      run: compileOperation(schema, checked.document, checked.operation),
      cacheKey: answers.canCache(checked) ? sha256(key, 'base64') : undefined,
    }
    const documents = trustedDocuments.has(hash) && operationName === undefined ? own : others
    documents.set(key, prepared)
    return prepared
  }
  return {
    find: (operation, isSubscription) => {
      const key = keyOf(operation, isSubscription)
      return own.get(key) ?? others.get(key)
    },
    isRefused: (operation, isSubscription) =>
      refusals.has(sha256(keyOf(operation, isSubscription), 'base64')),
    prepare: async (operation, isSubscription) => {
      const hash = sha256(keyOf(operation, isSubscription), 'base64')
      const refusal = refusals.get(hash)
      if (refusal) throw errorOf(refusal)
      try {
        return await prepareNew(operation, isSubscription)
      } catch (error) {
        const refused = refusalOf(error)
        if (refused) refusals.set(hash, refused)
        throw error
      }
    },
  }
}

/**
 * A document without an operation name is its own key, which is not computed. No document begins like the
 * other keys.
 */
function keyOf({ operationName, query }: Operation, isSubscription: boolean): string {
  return isSubscription || operationName !== undefined
    ? `${isSubscription ? 'live ' : ''}${operationName ?? ''}\n${query}`
    : query
}

function sha256(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding)
}
