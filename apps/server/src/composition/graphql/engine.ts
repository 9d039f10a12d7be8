import { createHash, type Hash } from 'node:crypto'
import type { ApiRefusal } from '@provender/domain/refusal/refusals'
import {
  createSourceEventStream,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { deviceName } from '../../features/account/device-name.ts'
import { recordFrequentEvent } from '../../features/account/security-events.ts'
import type { OperationWeight } from '../../kernel/fairness/lanes.ts'
import {
  type Answer,
  createAnswer,
  refusalMessage,
  refusedAnswer,
  statusOf,
} from '../../kernel/graphql/answer.ts'
import { apiError, refusalOf } from '../../kernel/graphql/api-error.ts'
import type { Context } from '../../kernel/graphql/context.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { type AnswerCache, createAnswerCache } from './answer-cache.ts'
import { refuseCardNumberInVariables } from './card-numbers.ts'
import { checkDocument, type CheckedDocument } from './document.ts'
import { maxCost, maxShortCost, maxStaffCost } from './operation-cost.ts'
import { compileOperation, type RunOperation } from './run/compile-operation.ts'

export interface Operation {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly operationName: string | undefined
}

export interface Engine {
  /** Estimates how much of the server an operation takes, without running it. */
  readonly weigh: (operation: Operation) => OperationWeight
  readonly execute: (operation: Operation, context: Context) => Promise<Answer>
  /** Runs a subscription. Yields a response for each event, or returns a refusal. */
  readonly subscribe: (operation: Operation, context: Context) => Promise<SubscriptionResult>
}

export type SubscriptionResult =
  | { readonly ok: true; readonly answers: AsyncIterableIterator<Answer> }
  | { readonly ok: false; readonly refused: Answer }

interface Prepared {
  readonly checked: CheckedDocument
  readonly run: RunOperation
  /** Undefined if responses to the operation are never cached. */
  readonly cacheKey: string | undefined
}

interface EngineOptions {
  readonly isOpen: boolean
  /** The SHA-256 of each accepted document. Undefined accepts every document. */
  readonly trusted?: ReadonlySet<string> | undefined
}

/** Runs operations against the schema. Each document is parsed, validated and compiled once. */
export function createEngine(schema: GraphQLSchema, { isOpen, trusted }: EngineOptions): Engine {
  const documents = new LRUCache<string, Prepared>({
    max: 1000,
    maxSize: 8_000_000,
    sizeCalculation: (_, key) => key.length + 1,
  })
  const answers = createAnswerCache(schema)
  // A document without an operation name is its own key, so its hash is computed once for both look-ups. No
  // document begins like the other keys.
  const keyOf = ({ operationName, query }: Operation, isSubscription: boolean): string =>
    isSubscription || operationName !== undefined
      ? `${isSubscription ? 'live ' : ''}${operationName ?? ''}\n${query}`
      : query
  const prepare = (operation: Operation, isSubscription: boolean): Prepared => {
    const key = keyOf(operation, isSubscription)
    const cached = documents.get(key)
    if (cached) return cached
    if (trusted && !trusted.has(sha256(operation.query).digest('hex'))) throw apiError('UNKNOWN_DOCUMENT')
    const checked = checkDocument(schema, operation.query, {
      isOpen,
      isSubscription,
      operationName: operation.operationName,
    })
    const hash = sha256(key).digest('base64')
    const run = compileOperation(schema, checked.document, checked.operation)
    const prepared = { checked, run, cacheKey: answers.canCache(checked) ? hash : undefined }
    documents.set(key, prepared)
    return prepared
  }
  return {
    weigh: (operation) => {
      const cached = documents.peek(keyOf(operation, false))
      // Parsing and checking a new document takes longer than most responses.
      if (!cached) return 'LONG'
      if (cached.checked.rootFields.includes('matchPaste')) return 'PASTE'
      return cached.checked.cost(operation.variables) > maxShortCost ? 'LONG' : 'SHORT'
    },
    execute: async (operation, context) => {
      try {
        refuseNoText(operation)
        const prepared = prepare(operation, false)
        if (prepared.checked.operation.operation === OperationTypeNode.MUTATION)
          refuseCardNumberInVariables(operation.variables)
        if (prepared.cacheKey === undefined) return await run(prepared, operation, context)
        return await cachedAnswer(
          answers,
          { ...prepared, cacheKey: prepared.cacheKey },
          { operation, context },
        )
      } catch (error) {
        return failed(error, context)
      }
    },
    subscribe: async (operation, context) => {
      try {
        refuseNoText(operation)
        return await follow(schema, prepare(operation, true), { operation, context })
      } catch (error) {
        return { ok: false, refused: failed(error, context) }
      }
    },
  }
}

function sha256(text: string): Hash {
  return createHash('sha256').update(text)
}

/** graphql-js starts a subscription. Its events are run like any other operation. */
async function follow(
  schema: GraphQLSchema,
  { checked: { document, cost }, run: runOperation }: Prepared,
  { operation: { variables, operationName }, context }: EngineRequest,
): Promise<SubscriptionResult> {
  if (cost(variables) > maxCost) throw apiError('TOO_COMPLEX')
  const stream = await createSourceEventStream({
    schema,
    document,
    contextValue: context,
    variableValues: variables,
    operationName: operationName ?? null,
  })
  if (!(Symbol.asyncIterator in stream)) return { ok: false, refused: answerOf(stream, context) }
  const events = stream[Symbol.asyncIterator]()
  const answers: AsyncIterableIterator<Answer> = {
    next: async () => {
      const { done, value } = await events.next()
      if (done) return { done, value: undefined }
      return { done: false, value: answerOf(await runOperation(context, variables, value), context) }
    },
    return: async () => {
      await events.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => answers,
  }
  return { ok: true, answers }
}

interface EngineRequest {
  readonly operation: Operation
  readonly context: Context
}

/** NUL or half of a surrogate pair as JSON escapes. JSON.stringify leaves whole pairs unescaped. */
const noText = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i

/** Refuses NUL and unpaired surrogates: no real text contains them, and the database rejects them. */
function refuseNoText({ query, variables }: Operation): void {
  if (!query.isWellFormed() || query.includes('\\u0000') || noText.test(JSON.stringify(variables)))
    throw apiError('BAD_REQUEST')
}

async function cachedAnswer(
  answers: AnswerCache,
  prepared: Prepared & { readonly cacheKey: string },
  { operation, context }: EngineRequest,
): Promise<Answer> {
  const key = answers.keyOf(prepared.checked, {
    hash: prepared.cacheKey,
    variables: operation.variables,
    context,
  })
  const cached = answers.get(key)
  if (cached) return cached
  const answer = await run(prepared, operation, context)
  if (answer.status === 200 && !answer.hasErrors) answers.set(key, answer)
  return answer
}

async function run(
  { checked, run: runOperation }: Prepared,
  operation: Operation,
  context: Context,
): Promise<Answer> {
  const limit = context.staff === null ? maxCost : maxStaffCost
  if (checked.cost(operation.variables) > limit) throw apiError('TOO_COMPLEX')
  const answer = answerOf(await runOperation(context, operation.variables), context)
  if (answer.status === statusOf(['NOT_ALLOWED'])) await recordRefusedAccess(context)
  return answer
}

/** A signed-in caller wanted more than their role allows. */
async function recordRefusedAccess({ deps, user, staff, ip, client }: Context): Promise<void> {
  if (user === null && staff === null) return
  const [loginId, staffId] = [user?.loginId ?? null, staff?.member.staffId ?? null]
  await recordFrequentEvent(deps.db, `login ${loginId} staff ${staffId}`, {
    kind: 'ACCESS_REFUSED',
    loginId,
    staffId,
    network: networkOf(ip),
    device: deviceName(client),
    nowMs: deps.clock.nowMs(),
  })
}

function answerOf(result: ExecutionResult, context: Context): Answer {
  if (!result.errors || result.errors.length === 0) return createAnswer({ data: result.data ?? null }, 200)
  const publicErrors = result.errors.map((error) => publicErrorOf(error, context))
  const errors = publicErrors.map(({ refusal, path }) => ({
    message: refusalMessage(refusal, context.language),
    ...(path ? { path } : {}),
  }))
  return createAnswer(
    { data: result.data ?? null, errors },
    statusOf(publicErrors.map(({ refusal }) => refusal.key)),
  )
}

/** The refusal behind an error. A bug becomes INTERNAL, with a reference that is also in the log. */
function publicErrorOf(
  error: GraphQLError,
  context: Context,
): { readonly refusal: ApiRefusal; readonly path?: readonly (string | number)[] } {
  const { path } = error
  const refusal = refusalOf(error)
  if (refusal) return path ? { refusal, path } : { refusal }
  if (path === undefined)
    return { refusal: { key: 'BAD_INPUT', facts: { field: variableIn(error.message) } } }
  context.deps.log.error(
    { err: error.originalError ?? error, path, reference: context.requestId },
    'bug in a resolver',
  )
  return { refusal: { key: 'INTERNAL', facts: { reference: context.requestId } }, path }
}

function variableIn(message: string): string {
  return /^Variable "\$(\w+)"/.exec(message)?.[1] ?? ''
}

function failed(error: unknown, context: Context): Answer {
  const known = refusalOf(error)
  if (!known) context.deps.log.error({ err: error, reference: context.requestId }, 'bug in the API')
  const refusal: ApiRefusal = known ?? { key: 'INTERNAL', facts: { reference: context.requestId } }
  return refusedAnswer(refusal, context.language)
}
