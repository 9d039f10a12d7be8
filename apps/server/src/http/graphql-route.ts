import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { type Answer, type Engine, type Operation, refusedAnswer } from '../graphql/engine.ts'
import type { RefusalKey } from '../graphql/refusals.ts'
import type { Metrics } from './metrics.ts'
import { replyCookies } from './reply-cookies.ts'
import { makeContext } from './request-context.ts'
import { isSameOrigin } from './same-origin.ts'
import { sendCompressed } from './send-compressed.ts'

const requestSchema = v.object({
  query: v.pipe(v.string(), v.maxLength(50_000)),
  variables: v.nullish(v.record(v.string(), v.unknown()), {}),
  operationName: v.nullish(v.pipe(v.string(), v.maxLength(200))),
})

/** The API: POST /graphql, JSON alone, one operation a request. */
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
    const answer = await answerTo(request, reply, { deps, engine, operation })
    metrics.operation(answer, (performance.now() - startedAt) / 1000)
    return await sendAnswer(request, reply, answer)
  })
}

async function answerTo(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    deps,
    engine,
    operation,
  }: { readonly deps: Deps; readonly engine: Engine; readonly operation: Operation },
): Promise<Answer> {
  const { publicUrl } = deps.settings
  const cameFromShop = isSameOrigin(request, publicUrl)
  if (!cameFromShop && request.headers.authorization === undefined) return refused('WRONG_ORIGIN')
  const { context } = await makeContext(
    deps,
    {
      headers: request.headers,
      cookies: request.cookies,
      ip: request.ip,
      requestId: request.id,
      // A header of our own cannot be sent across sites without asking; a form cannot send it at all.
      isSameOrigin: cameFromShop && request.headers['deviceid'] !== undefined,
    },
    replyCookies(request, reply, publicUrl),
  )
  return await engine.execute(operation, context)
}

function refused(key: RefusalKey): Answer {
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
