import hashes from '@provender/schema/trusted-documents.json' with { type: 'json' }
import type { Settings } from '../../kernel/settings.ts'

export const trustedDocuments: ReadonlySet<string> = new Set(hashes)

/** The documents that the API accepts; undefined if it accepts every document (`TRUSTED_DOCUMENTS_ONLY`). */
export function acceptedDocuments({
  trustedDocumentsOnly,
}: Pick<Settings, 'trustedDocumentsOnly'>): ReadonlySet<string> | undefined {
  return trustedDocumentsOnly ? trustedDocuments : undefined
}
