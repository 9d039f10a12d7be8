import { maxSupportingDocuments } from '@provender/domain/application/supporting-document'
import type { Language } from '@provender/domain/languages'
import { containsBrandedCardNumber } from '@provender/domain/payment/card-number'
import type { ApiRefusal } from '@provender/domain/refusal/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type CapacitySlot, createCapacityLimit } from '../http/capacity-limit.ts'
import { languageOf } from '../http/request-context.ts'
import { cookieRefusal } from '../http/same-origin.ts'
import { sendRefusal } from '../http/send-refusal.ts'
import { cleanLine } from '../text/clean-text.ts'

export type UploadResult = { readonly id: string; readonly bytes: number } | { readonly refusal: ApiRefusal }

interface Upload<Sender> {
  readonly path: string
  readonly maxBytes: number
  /** Identifies the sender, and the names under which their uploads are counted, or returns a refusal. */
  readonly senderOf: (request: FastifyRequest, reply: FastifyReply) => Promise<SenderOrRefusal<Sender>>
  readonly store: (sender: Sender, file: SentFile) => Promise<UploadResult>
}

export type SenderOrRefusal<Sender> =
  | { readonly sender: Sender; readonly countedAs: string | readonly string[] }
  | { readonly refusal: ApiRefusal }

export interface SentFile {
  readonly content: Buffer
  /** The user's name for the file. It is not the name of the stored file. */
  readonly fileName: string
}

/** Concurrent uploads: of all senders, because bodies are held in memory, and of one sender, as many as a form sends at once. */
const limits = { all: 4 * maxSupportingDocuments, maxPerCaller: maxSupportingDocuments } as const

/**
 * Receives files while a form is filled in: each is the body of a POST with its name in a header, no
 * multipart. Returns the id that the form then refers to.
 */
export async function addUploadRoute<Sender extends object>(
  app: FastifyInstance,
  deps: Deps,
  { path, maxBytes, senderOf, store }: Upload<Sender>,
): Promise<void> {
  const slots = createCapacityLimit(limits)
  const admitted = new WeakMap<FastifyRequest, { readonly sender: Sender; readonly slot: CapacitySlot }>()
  await app.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, parsed) =>
      parsed(null, body),
    )
    // Refuses senders without permission before the body is read.
    routes.addHook('onRequest', async (request, reply) => {
      const refused = cookieRefusal(request, deps.settings.publicUrl)
      const admission =
        refused === null ? await senderOf(request, reply) : { refusal: { key: refused, facts: {} } as const }
      if ('refusal' in admission)
        return await sendRefusal(reply, admission.refusal, refusalOptions(deps, request))
      const slot = slots.reserve(admission.countedAs, reply)
      if (!slot) return await sendRefusal(reply, { key: 'BUSY', facts: {} }, refusalOptions(deps, request))
      admitted.set(request, { sender: admission.sender, slot })
    })
    routes.post(path, async (request, reply) => {
      const admission = admitted.get(request)
      const { body } = request
      const file = { content: Buffer.isBuffer(body) ? body : Buffer.alloc(0), fileName: fileNameOf(request) }
      if (!admission) throw new Error('A file came from nobody')
      const { sender, slot } = admission
      const result = await slot.run(() => store(sender, file))
      // The sender has gone.
      if (!result) return reply
      if ('refusal' in result) return await sendRefusal(reply, result.refusal, refusalOptions(deps, request))
      return await reply.header('cache-control', 'no-store').send(result)
    })
    done()
  })
}

function fileNameOf({ headers }: FastifyRequest): string {
  const name = headers['x-file-name']
  try {
    const cleaned = cleanLine(decodeURIComponent(typeof name === 'string' ? name : '')).slice(0, 120)
    return containsBrandedCardNumber(cleaned) ? '' : cleaned
  } catch {
    // The name is not encoded as agreed. The file is accepted all the same.
    return ''
  }
}

function refusalOptions({ wholesaler }: Deps, request: FastifyRequest): { readonly language: Language } {
  return { language: languageOf(request, wholesaler.current().config.availableLanguages) }
}
