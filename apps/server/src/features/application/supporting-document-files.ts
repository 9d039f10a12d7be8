import {
  type SupportingDocumentMediaType,
  sniffSupportingDocument,
} from '@provender/domain/application/supporting-document'
import type { Deps } from '../../kernel/deps.ts'
import type { FileName } from '../../kernel/files/file-key.ts'
import { type NewFile, storeFile } from '../../kernel/files/stored-files.ts'
import { reEncodePicture } from '../../kernel/upload/re-encode-picture.ts'

/** No address serves these files. */
export function supportingDocumentFile(id: string, mediaType: SupportingDocumentMediaType): FileName {
  return { id, kind: 'proof', mediaType }
}

interface SentProof {
  readonly id: string
  readonly sender: string
  readonly content: Buffer
}

/** Stores a file under its id. Its content decides the type, not its name. Returns undefined for a type that is not accepted. */
export async function storeSupportingDocument(
  deps: Pick<Deps, 'files'>,
  { id, sender, content }: SentProof,
): Promise<NewFile | undefined> {
  const format = sniffSupportingDocument(content)
  if (format === undefined) return undefined
  if (format === 'pdf') return await storeFile(deps, supportingDocumentFile(id, 'application/pdf'), content)
  const jpeg = await reEncodePicture(sender, content)
  return jpeg && (await storeFile(deps, supportingDocumentFile(id, 'image/jpeg'), jpeg))
}
