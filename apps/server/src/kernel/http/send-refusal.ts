import type { Language } from '@provender/domain/languages'
import type { ApiRefusal } from '@provender/domain/refusal/refusals'
import type { FastifyReply } from 'fastify'
import { refusedAnswer } from '../graphql/answer.ts'

interface RefusalOptions {
  readonly language: Language
  /** Replaces the status of the API, which sends a `NOT_FOUND` as 200. */
  readonly status?: 404
}

export async function sendRefusal(
  reply: FastifyReply,
  refusal: ApiRefusal,
  { language, status }: RefusalOptions,
): Promise<FastifyReply> {
  const answer = refusedAnswer(refusal, language)
  const seconds = refusal.key === 'TOO_MANY_ATTEMPTS' ? refusal.facts.seconds : 2
  if (answer.status === 429 || answer.status === 503) void reply.header('retry-after', String(seconds))
  return await reply
    .code(status ?? answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(answer.body().plain)
}
