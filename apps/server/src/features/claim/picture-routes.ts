import { maxSupportingDocumentBytes } from '@provender/domain/application/supporting-document'
import { claimPictureQuota, sniffPicture } from '@provender/domain/claim/claim-picture'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../../kernel/deps.ts'
import { countAttempt } from '../../kernel/fairness/allowance.ts'
import { readFile, storeFile } from '../../kernel/files/stored-files.ts'
import type { ReadContext } from '../../kernel/http/request-context.ts'
import { isSameOrigin } from '../../kernel/http/same-origin.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { reEncodePicture } from '../../kernel/upload/re-encode-picture.ts'
import {
  addUploadRoute,
  type SenderOrRefusal,
  type SentFile,
  type UploadResult,
} from '../../kernel/upload/upload-route.ts'
import { addPicture, isPictureOf, pictureBytes } from './claim-store.ts'
import { claimPictureFile } from './picture-files.ts'

const perUser = { times: 60, withinSeconds: 600 }

/** Receives pictures while a report is written, and serves them to users of the company only. */
export async function addClaimPictureRoutes(
  app: FastifyInstance,
  deps: Deps,
  readContext: ReadContext,
): Promise<void> {
  const customerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<SignedInUser | null> => {
    const isOurs = isSameOrigin(request, deps.settings.publicUrl)
    return (await readContext(request, reply, isOurs ? null : 'WRONG_ORIGIN')).user
  }
  await addUploadRoute<SignedInUser>(app, deps, {
    path: '/claims/pictures',
    maxBytes: maxSupportingDocumentBytes,
    senderOf: async (request, reply): Promise<SenderOrRefusal<SignedInUser>> => {
      const user = await customerOf(request, reply)
      if (!user) return { refusal: { key: 'NOT_SIGNED_IN', facts: {} } }
      if (!deps.wholesaler.current().config.show.reportAProblem)
        return { refusal: { key: 'NOT_FOUND', facts: {} } }
      const subject = `claim picture ${user.userId}`
      const seconds = await countAttempt(deps, { subject, ...perUser })
      return seconds > 0
        ? { refusal: { key: 'TOO_MANY_ATTEMPTS', facts: { seconds } } }
        : { sender: user, countedAs: `login ${user.userId}` }
    },
    store: (user, file) => receivePicture(deps, user, file),
  })
  app.get('/claims/pictures/:id', async (request, reply) => {
    const picture = await readPicture(deps, request, await customerOf(request, reply))
    return picture ? await sendPicture(reply, picture) : missing(reply)
  })
}

async function receivePicture(
  deps: Deps,
  { companyId }: SignedInUser,
  { content, fileName }: SentFile,
): Promise<UploadResult> {
  const kind = sniffPicture(content)
  if (kind === 'heic') return { refusal: { key: 'PICTURE_HEIC', facts: {} } }
  if (kind === 'other') return { refusal: { key: 'PICTURE_NOT_TAKEN', facts: {} } }
  if ((await pictureBytes(deps.db, companyId)) + content.length > claimPictureQuota)
    return { refusal: { key: 'PICTURES_FULL', facts: {} } }
  const jpeg = await reEncodePicture(`company ${companyId}`, content)
  if (!jpeg) return { refusal: { key: 'PICTURE_NOT_TAKEN', facts: {} } }
  const file = await storeFile(deps, claimPictureFile(deps.newId()), jpeg)
  await deps.db.transaction().execute((tx) => addPicture(tx, file, { companyId, fileName }))
  return { id: file.id, bytes: file.bytes }
}

const paramsSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/)) })

/** Undefined if the picture is missing, as after restoring the database without its files, or belongs to another company. */
async function readPicture(
  deps: Deps,
  { params }: FastifyRequest,
  user: SignedInUser | null,
): Promise<Buffer | undefined> {
  const named = v.safeParse(paramsSchema, params)
  if (!named.success || !user) return undefined
  const { id } = named.output
  if (!(await isPictureOf(deps.db, user.companyId, id))) return undefined
  return await readFile(deps, claimPictureFile(id))
}

async function sendPicture(reply: FastifyReply, picture: Buffer): Promise<FastifyReply> {
  return await reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="picture.jpg"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    .type('image/jpeg')
    .send(picture)
}

function missing(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}
