import { maxSupportingDocumentBytes } from '@provender/domain/application/supporting-document'
import type { ApiRefusal } from '@provender/domain/refusal/refusals'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { countDevice } from '../../kernel/fairness/allowance.ts'
import { hostOf, networkOf } from '../../kernel/http/network.ts'
import { described, deviceIdOf, header } from '../../kernel/http/request-context.ts'
import { addUploadRoute, type SentFile, type UploadResult } from '../../kernel/upload/upload-route.ts'
import { addSupportingDocument, unclaimedBytes } from './application-store.ts'
import { storeSupportingDocument } from './supporting-document-files.ts'

const sent = { device: 15, host: 25, network: 30, withinSeconds: 600 }
/** Unclaimed files are deleted after two hours. One network can fill a fifth of the space for them, so it cannot block others. */
const unclaimed = { device: 20, host: 30, network: 40, withinSeconds: 7200 }
const maxUnclaimedBytes = 5 * unclaimed.network * maxSupportingDocumentBytes

/** Receives supporting documents while the form is filled in. No route serves them again. */
export async function addSupportingDocumentRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await addUploadRoute(app, deps, {
    path: '/proofs',
    maxBytes: maxSupportingDocumentBytes,
    senderOf: async (request) => {
      // A visitor has no device id.
      const deviceId = deviceIdOf(request) ?? described(header(request, 'x-page').slice(0, 36))
      const refusal = await refusalOf(deps, { ip: request.ip, deviceId })
      const host = `host ${hostOf(request.ip)}`
      const caller = `network ${networkOf(request.ip)}`
      const countedAs = [`${host} device ${deviceId}`, host, caller]
      return refusal ? { refusal } : { sender: { caller }, countedAs }
    },
    store: ({ caller }, file) => receiveDocument(deps, caller, file),
  })
}

async function refusalOf(
  deps: Deps,
  sender: { readonly ip: string; readonly deviceId: string },
): Promise<ApiRefusal | undefined> {
  const seconds =
    (await countDevice(deps, { subject: 'proof', ...sender }, sent)) ||
    (await countDevice(deps, { subject: 'unclaimed proof', ...sender }, unclaimed))
  if (seconds > 0) return { key: 'TOO_MANY_ATTEMPTS', facts: { seconds } }
  return (await unclaimedBytes(deps.db)) > maxUnclaimedBytes ? { key: 'BUSY', facts: {} } : undefined
}

async function receiveDocument(
  deps: Deps,
  caller: string,
  { content, fileName }: SentFile,
): Promise<UploadResult> {
  const id = deps.newId()
  const stored = await storeSupportingDocument(deps, { id, sender: caller, content })
  if (!stored) return { refusal: { key: 'FILE_NOT_TAKEN', facts: {} } }
  await deps.db.transaction().execute((tx) => addSupportingDocument(tx, stored, fileName))
  return { id, bytes: stored.bytes }
}
