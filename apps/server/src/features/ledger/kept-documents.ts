import { type Language, languages } from '@provender/domain/languages'
import type { DocumentKind } from '@provender/domain/ledger/ledger'
import * as v from 'valibot'
import type { Deps } from '../../kernel/deps.ts'
import { type FileName, folderOfKind } from '../../kernel/files/file-key.ts'
import type { FileStores } from '../../kernel/files/file-store.ts'
import {
  adoptFile,
  type FileDeps,
  findFile,
  readFile,
  recordFile,
  storeFile,
} from '../../kernel/files/stored-files.ts'
import type { JobHandler } from '../../kernel/jobs/run-jobs.ts'
import { readLogo } from '../picture/logo-picture.ts'
import { type LedgerDocument, readDocument, readDocumentLines } from './document-store.ts'

type DocumentDeps = Pick<Deps, 'db' | 'wholesaler' | 'settings' | 'pdfs'>

const digitOfKind: Readonly<Record<DocumentKind, string>> = { INVOICE: '1', CREDIT_NOTE: '2' }
const digitOfLanguage: Readonly<Record<Language, string>> = { en: '1', pl: '2', tr: '3' }

/**
 * The id is made of what never changes of a document: when it was issued, its kind, language and number. So a repeated job finds what the
 * one before has stored, and a database that was set back learns from the names of the files which numbers were given.
 */
function documentFile(
  { kind, number, issued_at: issuedAtMs }: Pick<LedgerDocument, 'kind' | 'number' | 'issued_at'>,
  language: Language,
): FileName {
  const time = issuedAtMs.toString(16).padStart(12, '0')
  const digits = number.replace(/^\D+/, '').padStart(12, '0')
  const id = `${time.slice(0, 8)}-${time.slice(8)}-8${digitOfKind[kind]}0${digitOfLanguage[language]}-8000-${digits}`
  return { id, kind: 'document', mediaType: 'application/pdf' }
}

const namedDocument = /-8([12])0\d-8000-(\d{12})\.pdf$/

/** The highest number of each kind among the documents that are kept. */
export async function highestKeptNumbers({
  all,
}: Pick<FileStores, 'all'>): Promise<Readonly<Record<DocumentKind, number>>> {
  const highest = { INVOICE: 0, CREDIT_NOTE: 0 }
  for (const store of all)
    for await (const { key } of store.list(folderOfKind.document)) {
      const [, digit, digits] = namedDocument.exec(key) ?? []
      const kind = digit === digitOfKind.INVOICE ? 'INVOICE' : 'CREDIT_NOTE'
      if (digits !== undefined) highest[kind] = Math.max(highest[kind], Number(digits))
    }
  return highest
}

const payloadSchema = v.object({ id: v.number() })

/** Keeps a document as it is issued, in each language in which a customer may read it. */
export function keepDocumentJob(deps: DocumentDeps & FileDeps): JobHandler {
  return async ({ payload }) => {
    const document = await readDocument(deps.db, v.parse(payloadSchema, payload).id)
    for (const language of languages) {
      const name = documentFile(document, language)
      // A server that was killed has left bytes without a row.
      if ((await findFile(deps.db, name.id)) || (await adoptFile(deps, name))) continue
      await recordFile(deps.db, await storeFile(deps, name, await makeDocument(deps, document, language)))
    }
  }
}

/** The document as it was issued. Made anew if it is not kept yet, or was issued before documents were kept. */
export async function readOrMakeDocument(
  deps: DocumentDeps & FileDeps,
  document: LedgerDocument,
  language: Language,
): Promise<Buffer> {
  const name = documentFile(document, language)
  const kept = (await findFile(deps.db, name.id)) && (await readFile(deps, name))
  return kept ?? (await makeDocument(deps, document, language))
}

async function makeDocument(
  { db, wholesaler, settings, pdfs }: DocumentDeps,
  document: LedgerDocument,
  language: Language,
): Promise<Buffer> {
  const { config } = wholesaler.current()
  // A document with an earlier name shows that name.
  const hasLogo = document.seller.name === config.appName
  const logo = hasLogo ? await readLogo(config, settings.dataFolder) : undefined
  const lines = await readDocumentLines(db, document)
  return await pdfs.make({
    basis: { document, lines },
    style: { language, logo },
    read: () => Promise.resolve({ kind: 'DOCUMENT', document, lines }),
  })
}
