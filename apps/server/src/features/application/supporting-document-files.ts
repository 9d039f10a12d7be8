import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type SupportingDocumentMediaType,
  sniffSupportingDocument,
} from '@provender/domain/application/supporting-document'
import type { Settings } from '../../kernel/settings.ts'
import { storeUnchanged, storePicture } from '../../kernel/upload/re-encode-picture.ts'

export interface StoredDocument {
  readonly mediaType: SupportingDocumentMediaType
  readonly bytes: number
}

/** Next to the product pictures, but never served. */
export function supportingDocumentsFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'proofs')
}

export function supportingDocumentPath(
  settings: Pick<Settings, 'dataFolder'>,
  { id, mediaType }: { readonly id: string; readonly mediaType: SupportingDocumentMediaType },
): string {
  return join(supportingDocumentsFolder(settings), `${id}.${mediaType === 'application/pdf' ? 'pdf' : 'jpg'}`)
}

interface SentProof {
  readonly id: string
  readonly sender: string
  readonly content: Buffer
}

/** Stores a file under its id. Its content decides the type, not its name. Returns undefined for a type that is not accepted. */
export async function storeSupportingDocument(
  settings: Pick<Settings, 'dataFolder'>,
  { id, sender, content }: SentProof,
): Promise<StoredDocument | undefined> {
  const format = sniffSupportingDocument(content)
  if (format === undefined) return undefined
  const mediaType = format === 'pdf' ? 'application/pdf' : 'image/jpeg'
  const target = supportingDocumentPath(settings, { id, mediaType })
  const bytes =
    format === 'pdf' ? await storeUnchanged(target, content) : await storePicture(sender, target, content)
  return bytes > 0 ? { mediaType, bytes } : undefined
}

export async function removeSupportingDocument(
  settings: Pick<Settings, 'dataFolder'>,
  proof: Parameters<typeof supportingDocumentPath>[1],
): Promise<void> {
  await rm(supportingDocumentPath(settings, proof), { force: true })
}
