import { readFile, rm } from 'node:fs/promises'
import { maxSupportingDocumentBytes } from '@provender/domain/application/supporting-document'
import { claimPictureQuota, sniffPicture } from '@provender/domain/claim/claim-picture'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../../kernel/deps.ts'
import { countAttempt } from '../../kernel/fairness/allowance.ts'
import type { ReadContext } from '../../kernel/http/request-context.ts'
import { isSameOrigin } from '../../kernel/http/same-origin.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { storePicture } from '../../kernel/upload/re-encode-picture.ts'
import {
  addUploadRoute,
  type SenderOrRefusal,
  type SentFile,
  type UploadResult,
} from '../../kernel/upload/upload-route.ts'
import { findPicture } from '../picture/picture-file.ts'
import { addPicture, isPictureOf, pictureBytes } from './claim-store.ts'
import { claimPictureName, claimPicturePath, claimPicturesFolder } from './picture-files.ts'

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
    const path = await shownPicture(deps, request, await customerOf(request, reply))
    return path === undefined ? missing(reply) : await sendPicture(reply, path)
  })
}

async function receivePicture(
  { db, settings, newId }: Deps,
  { companyId }: SignedInUser,
  { content, fileName }: SentFile,
): Promise<UploadResult> {
  const kind = sniffPicture(content)
  if (kind === 'heic') return { refusal: { key: 'PICTURE_HEIC', facts: {} } }
  if (kind === 'other') return { refusal: { key: 'PICTURE_NOT_TAKEN', facts: {} } }
  if ((await pictureBytes(db, companyId)) + content.length > claimPictureQuota)
    return { refusal: { key: 'PICTURES_FULL', facts: {} } }
  const id = newId()
  const path = claimPicturePath(settings, id)
  const bytes = await storePicture(`company ${companyId}`, path, content)
  if (bytes === 0) return { refusal: { key: 'PICTURE_NOT_TAKEN', facts: {} } }
  try {
    await addPicture(db, { id, bytes, file_name: fileName, companyId })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { id, bytes }
}

const paramsSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/)) })

/** The file of a picture; undefined if it is missing, as after restoring the database without the folder, or belongs to another company. */
async function shownPicture(
  { db, settings }: Deps,
  { params }: FastifyRequest,
  user: SignedInUser | null,
): Promise<string | undefined> {
  const named = v.safeParse(paramsSchema, params)
  if (!named.success || !user) return undefined
  const { id } = named.output
  if (!(await isPictureOf(db, user.companyId, id))) return undefined
  const file = await findPicture([claimPicturesFolder(settings)], claimPictureName(id))
  return file?.mediaType === 'image/jpeg' ? file.path : undefined
}

async function sendPicture(reply: FastifyReply, path: string): Promise<FastifyReply> {
  return await reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="picture.jpg"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    .type('image/jpeg')
    .send(await readFile(path))
}

function missing(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}
