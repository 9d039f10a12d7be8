import type { PlainRefusalKey } from '@provender/domain/refusal/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { catalogueViewer } from '../../features/catalogue/catalogue-viewer.ts'
import type { Deps } from '../../kernel/deps.ts'
import { yieldToForeground } from '../../kernel/fairness/foreground.ts'
import { callerOf, runInLane } from '../../kernel/fairness/lanes.ts'
import { type Answer, refusedAnswer } from '../../kernel/graphql/answer.ts'
import type { Context } from '../../kernel/graphql/context.ts'
import { sendEvents } from '../../kernel/http/event-stream.ts'
import { cookieRefusal, isSameOrigin } from '../../kernel/http/same-origin.ts'
import { sendCompressed } from '../../kernel/http/send-compressed.ts'
import type { Engine } from '../graphql/engine.ts'
import type { Operation } from '../graphql/prepared-documents.ts'
import { createContextReader } from './create-context.ts'
import type { Metrics } from './metrics.ts'

/** No argument of the API is nested as deeply. Thousands of levels would overflow the stack of recursive code. */
const maxLevels = 20

const requestSchema = v.object({
  query: v.pipe(v.string(), v.maxLength(50_000)),
  variables: v.nullish(
    // Not `v.record`, which drops variables named `constructor` or `prototype`.
    v.custom<Operation['variables']>(
      (variables) =>
        typeof variables === 'object' && !Array.isArray(variables) && isWithin(maxLevels, variables),
    ),
    {},
  ),
  operationName: v.nullish(v.pipe(v.string(), v.maxLength(200))),
})

/**
 * The API: POST /graphql, JSON only, one operation per request. A request with `Accept: text/event-stream` is
 * a subscription and is answered as graphql-sse specifies ("distinct connections mode").
 */
export function addGraphqlRoute(
  app: FastifyInstance,
  { deps, engine, metrics }: { readonly deps: Deps; readonly engine: Engine; readonly metrics: Metrics },
): void {
  app.post('/graphql', async (request, reply) => {
    const startedAt = performance.now()
    const parsed = v.safeParse(requestSchema, request.body)
    if (!parsed.success)
      return await sendAnswer(request, reply, refusedAnswer({ key: 'BAD_REQUEST', facts: {} }, 'en'))
    const { query, variables, operationName } = parsed.output
    const operation: Operation = { query, variables, operationName: operationName ?? undefined }
    if (/\btext\/event-stream\b/.test(request.headers.accept ?? '')) {
      const answers = await answersTo(request, reply, { deps, engine, operation })
      if (!('body' in answers)) return await sendEvents(reply, answers, deps.live.isClosed)
      return await sendAnswer(request, reply, answers)
    }
    const answer = await answerTo(request, reply, { deps, engine, operation })
    metrics.operation(answer, (performance.now() - startedAt) / 1000)
    return await sendAnswer(request, reply, answer)
  })
  // Otherwise the shop would render a page that says that it does not exist, which takes far longer than a refusal.
  app.get('/graphql', (_request, reply) => reply.callNotFound())
}

function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isWithin(levels - 1, inner))
}

interface ParsedRequest {
  readonly deps: Deps
  readonly engine: Engine
  readonly operation: Operation
}

async function answerTo(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, engine, operation }: ParsedRequest,
): Promise<Answer> {
  const context = await contextOf(deps, request, reply)
  if (!context) return refused('WRONG_ORIGIN')
  const weight = engine.weigh(operation)
  // A short operation would wait for itself.
  const pause = weight === 'SHORT' ? undefined : yieldToForeground
  return await runInLane(weight, callerOf(context), async () => {
    const answer = await engine.execute(operation, context, pause)
    // Writing and packing a long answer follow.
    if (pause) await pause()
    return answer
  })
}

async function answersTo(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, engine, operation }: ParsedRequest,
): Promise<AsyncIterableIterator<Answer> | Answer> {
  const context = await contextOf(deps, request, reply)
  if (!context) return refused('WRONG_ORIGIN')
  const weight = engine.weighSubscription(operation)
  const subscribed = await runInLane(weight, callerOf(context), () =>
    engine.subscribe(operation, lastingContext(context)),
  )
  return subscribed.ok ? subscribed.answers : subscribed.refused
}

/** For a subscription: reads the current catalogue on each access, so that it keeps no old one in memory. */
function lastingContext({ deps, user, ...context }: Context): Context {
  return {
    ...context,
    deps,
    user,
    get viewer() {
      return catalogueViewer(deps, user)
    },
  }
}

/** Undefined if another site sent the request from a browser. */
async function contextOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context | undefined> {
  const { publicUrl } = deps.settings
  const cameFromShop = isSameOrigin(request, publicUrl)
  if (!cameFromShop && request.headers.authorization === undefined) return undefined
  return await createContextReader(deps)(request, reply, cookieRefusal(request, publicUrl))
}

function refused(key: PlainRefusalKey): Answer {
  return refusedAnswer({ key, facts: {} }, 'en')
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  if (answer.status === 503 || answer.status === 429) void reply.header('retry-after', '2')
  void reply.code(answer.status).header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return await sendCompressed(request, reply, answer.body())
}
