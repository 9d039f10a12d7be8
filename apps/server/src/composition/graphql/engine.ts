import { staffMay } from '@provender/domain/permission/permission'
import type { ApiRefusal } from '@provender/domain/refusal/refusals'
import {
  createSourceEventStream,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql'
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
import { inSpan } from '../../kernel/tracing/in-span.ts'
import { type AnswerCache, createAnswerCache } from './answer-cache.ts'
import { refuseCardNumberInVariables } from './card-numbers.ts'
import { maxCost, maxShortCost, maxStaffCost } from './operation-cost.ts'
import {
  createPreparedDocuments,
  type DocumentOptions,
  type Operation,
  type Prepared,
} from './prepared-documents.ts'

export interface Engine {
  readonly weigh: (operation: Operation) => OperationWeight
  readonly weighSubscription: (operation: Operation) => OperationWeight
  /** Long work gets `pause`, which lets other requests come first between its steps. */
  readonly execute: (operation: Operation, context: Context, pause?: Pause) => Promise<Answer>
  readonly subscribe: (operation: Operation, context: Context) => Promise<SubscriptionResult>
}

export type SubscriptionResult =
  | { readonly ok: true; readonly answers: AsyncIterableIterator<Answer> }
  | { readonly ok: false; readonly refused: Answer }

/** In characters, as JSON. No basket of a hundred lines has as many. */
const maxShortVariables = 20_000

/** Runs operations against the schema. Each document is parsed, validated and compiled once. */
export function createEngine(schema: GraphQLSchema, options: DocumentOptions): Engine {
  const answers = createAnswerCache(schema)
  const documents = createPreparedDocuments(schema, answers, options)
  const weighNew = (operation: Operation, isSubscription: boolean): OperationWeight =>
    // Parsing and validating a new document takes longer than most responses.
    documents.isRefused(operation, isSubscription) ? 'SHORT' : 'LONG'
  return {
    weigh: (operation) => {
      const document = documents.find(operation, false)
      if (!document) return weighNew(operation, false)
      if (document.checked.rootFields.includes('matchPaste')) return 'PASTE'
      const { checked } = document
      if (checked.cost(operation.variables) > maxShortCost) return 'LONG'
      // Each thousand characters are searched for card numbers in up to a millisecond.
      const isWrite = checked.operation.operation === OperationTypeNode.MUTATION
      return isWrite && JSON.stringify(operation.variables).length > maxShortVariables ? 'LONG' : 'SHORT'
    },
    weighSubscription: (operation) => (documents.find(operation, true) ? 'JOIN' : weighNew(operation, true)),
    execute: async (operation, context, pause) => {
      try {
        refuseNoText(operation)
        const prepared = documents.find(operation, false) ?? (await documents.prepare(operation, false))
        if (prepared.checked.operation.operation === OperationTypeNode.MUTATION) {
          await refuseCardNumberInVariables(operation.variables)
          if (context.deps.writeGate.isClosed()) throw apiError('BUSY')
        }
        if (context.staff !== null) await refusePrices(prepared, { operation, context })
        const { cacheKey } = prepared
        return await inSpan(spanName(prepared), {}, () =>
          cacheKey === undefined
            ? run(prepared, { operation, context, pause })
            : cachedAnswer(answers, { ...prepared, cacheKey }, { operation, context, pause }),
        )
      } catch (error) {
        return failed(error, context)
      }
    },
    subscribe: async (operation, context) => {
      try {
        refuseNoText(operation)
        const prepared = documents.find(operation, true) ?? (await documents.prepare(operation, true))
        if (context.staff !== null) await refusePrices(prepared, { operation, context })
        return await follow(schema, prepared, { operation, context })
      } catch (error) {
        return { ok: false, refused: failed(error, context) }
      }
    },
  }
}

/** Names of our schema: a document may have any name. */
function spanName({ checked: { operation, rootFields } }: Prepared): string {
  return `${operation.operation} ${rootFields.slice(0, 5).join(', ')}`
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
      return {
        done: false,
        value: answerOf(await runOperation(context, variables, { event: value }), context),
      }
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

type Pause = () => Promise<void>

interface ExecutedRequest extends EngineRequest {
  readonly pause: Pause | undefined
}

/** NUL or half of a surrogate pair as JSON escapes. JSON.stringify leaves whole pairs unescaped. */
const noText = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i

/**
 * Refuses unpaired surrogates, and NUL in variables: no real text contains them, and the database rejects them.
 * NUL in a document is found before it is parsed.
 */
function refuseNoText({ query, variables }: Operation): void {
  if (!query.isWellFormed() || noText.test(JSON.stringify(variables))) throw apiError('BAD_REQUEST')
}

async function cachedAnswer(
  answers: AnswerCache,
  prepared: Prepared & { readonly cacheKey: string },
  request: ExecutedRequest,
): Promise<Answer> {
  const { operation, context } = request
  const key = answers.keyOf(prepared.checked, {
    hash: prepared.cacheKey,
    variables: operation.variables,
    context,
  })
  if (key === undefined) return await run(prepared, request)
  const cached = answers.get(key)
  if (cached) return cached
  const answer = await run(prepared, request)
  if (answer.status === 200 && !answer.hasErrors) answers.set(key, answer)
  return answer
}

async function run(
  { checked, run: runOperation }: Prepared,
  { operation, context, pause }: ExecutedRequest,
): Promise<Answer> {
  const limit = context.staff === null ? maxCost : maxStaffCost
  if (checked.cost(operation.variables) > limit) throw apiError('TOO_COMPLEX')
  const answer = answerOf(await runOperation(context, operation.variables, pause ? { pause } : {}), context)
  if (answer.status === statusOf(['NOT_ALLOWED'])) await recordRefusedAccess(context)
  return answer
}

/** Staff whose role has no prices get none, wherever they stand. */
async function refusePrices(
  { selectsPrices }: Prepared,
  { operation, context }: EngineRequest,
): Promise<void> {
  const { actor } = context
  if (actor.kind !== 'staff' || staffMay(actor.role, 'prices')) return
  if (!selectsPrices(operation.variables)) return
  await recordRefusedAccess(context)
  throw apiError('NOT_ALLOWED')
}

/** A signed-in caller wanted more than their role allows. */
async function recordRefusedAccess({ deps, user, staff, ip, client }: Context): Promise<void> {
  if (user === null && staff === null) return
  const [userId, staffId] = [user?.userId ?? null, staff?.member.staffId ?? null]
  await recordFrequentEvent(deps, `login ${userId} staff ${staffId}`, {
    kind: 'ACCESS_REFUSED',
    userId,
    staffId,
    network: networkOf(ip),
    device: deviceName(client),
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
  const refused = refusalOf(error)
  if (!refused) context.deps.log.error({ err: error, reference: context.requestId }, 'bug in the API')
  const refusal: ApiRefusal = refused ?? { key: 'INTERNAL', facts: { reference: context.requestId } }
  return refusedAnswer(refusal, context.language)
}
