import { maxProofBytes } from '@provender/domain/joining/proof'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takeAllowance } from '../account/allowance.ts'
import { networkOf } from '../account/network.ts'
import type { Deps } from '../deps.ts'
import { refusedAnswer } from '../graphql/engine.ts'
import type { ApiRefusal } from '../graphql/refusals.ts'
import { languageOf } from '../http/request-context.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { cleanLine } from '../import/cells/clean-text.ts'
import { addProof, unclaimedBytes } from './application-store.ts'
import { keepProof, removeProof } from './proof-files.ts'

const perNetwork = { times: 30, withinSeconds: 600 }
/** What nobody has sent a form for yet, of all together; it is removed after two hours. */
const maxUnclaimedBytes = 200 * 1024 * 1024
const maxAtOnce = 4

/**
 * Takes the proofs of a business while the form is filled in: one file as the body of a POST, its name in a header. Answers with
 * the id that the form then names. Nothing here, or anywhere, gives a file out again.
 */
export async function addProofRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  let underWay = 0
  await app.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxProofBytes },
      (_request, body, parsed) => parsed(null, body),
    )
    // Before the body is read: who may not send one is not listened to.
    routes.addHook('onRequest', async (request, reply) => {
      const refusal = await refusalOf(deps, request, underWay)
      if (refusal) return await refuse(reply, refusal, languageFor(deps, request))
      underWay += 1
      reply.raw.once('close', () => (underWay -= 1))
    })
    routes.post('/proofs', (request, reply) => takeProof(deps, request, reply))
    done()
  })
}

async function refusalOf(
  { db, clock, settings }: Deps,
  request: FastifyRequest,
  underWay: number,
): Promise<ApiRefusal | undefined> {
  // A header of our own cannot be sent across sites without asking.
  if (!isSameOrigin(request, settings.publicUrl) || request.headers['deviceid'] === undefined)
    return { key: 'WRONG_ORIGIN', facts: {} }
  const subject = `proof ${networkOf(request.ip)}`
  const seconds = await takeAllowance(db, { subject, ...perNetwork }, clock.nowMs())
  if (seconds > 0) return { key: 'TOO_MANY_ATTEMPTS', facts: { seconds } }
  if (underWay >= maxAtOnce || (await unclaimedBytes(db)) > maxUnclaimedBytes)
    return { key: 'BUSY', facts: {} }
  return undefined
}

async function takeProof(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { body } = request
  const id = deps.newId()
  const kept = Buffer.isBuffer(body) ? await keepProof(deps.settings, id, body) : undefined
  if (!kept) return await refuse(reply, { key: 'FILE_NOT_TAKEN', facts: {} }, languageFor(deps, request))
  try {
    await addProof(deps.db, { id, ...kept, fileName: fileNameOf(request) })
  } catch (error) {
    await removeProof(deps.settings, { id, ...kept })
    throw error
  }
  return await reply.header('cache-control', 'no-store').send({ id, bytes: kept.bytes })
}

/** As the person knows it; it names nothing on our side. */
function fileNameOf({ headers }: FastifyRequest): string {
  const name = headers['x-file-name']
  try {
    return cleanLine(decodeURIComponent(typeof name === 'string' ? name : '')).slice(0, 120)
  } catch {
    // Not encoded as agreed: the file is taken all the same.
    return ''
  }
}

function languageFor({ wholesaler }: Deps, { headers, cookies }: FastifyRequest) {
  return languageOf({ headers, cookies }, wholesaler.current().config.availableLanguages)
}

async function refuse(
  reply: FastifyReply,
  refusal: ApiRefusal,
  language: ReturnType<typeof languageFor>,
): Promise<FastifyReply> {
  const answer = refusedAnswer(refusal, language)
  const { seconds } = refusal.facts
  if (answer.status === 429 || answer.status === 503) void reply.header('retry-after', String(seconds ?? 2))
  return await reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(answer.body().bytes)
}
