import { setTimeout as delay } from 'node:timers/promises'
import { type Language, languages } from '@provender/domain/languages'
import type { DocumentKind } from '@provender/domain/ledger/ledger'
import * as v from 'valibot'
import type { Deps } from '../../kernel/deps.ts'
import { type FileName, folderOfKind } from '../../kernel/files/file-key.ts'
import { type FileStores, FileUnavailable, OtherBytes } from '../../kernel/files/file-store.ts'
import { adoptFile, type FileDeps, findFile, readFile, storeOnce } from '../../kernel/files/stored-files.ts'
import type { JobHandler } from '../../kernel/jobs/run-jobs.ts'
import { findLogo } from '../picture/logo-picture.ts'
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
      const { pdf, hasItsLogo } = await makeDocument(deps, document, language)
      if (!hasItsLogo)
        throw new Error('The logo is missing or no picture. The document is kept when it can be read')
      await storeOnce(deps, name, pdf)
    }
  }
}

export interface Opening {
  readonly language: Language
  /** Does work that takes the processor when it is the turn of the company. Undefined if the client has gone by then. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>
}

/** The document as it was issued. Made anew if it is not kept yet or the files are away; the ledger has all its facts. */
export async function openDocument(
  deps: DocumentDeps & FileDeps & Pick<Deps, 'writeGate'>,
  document: LedgerDocument,
  { language, inTurn }: Opening,
): Promise<Buffer | undefined> {
  const name = documentFile(document, language)
  const kept = await answerOf(readFile(deps, name))
  if (kept !== undefined && kept !== 'AWAY') return kept
  const made = await inTurn(() => makeDocument(deps, document, language))
  if (kept === 'AWAY' || made?.hasItsLogo !== true || deps.writeGate.isClosed()) return made?.pdf
  const first = await answerOf(keepOpened(deps, name, made.pdf)).catch((error: unknown) => {
    deps.log.error({ err: error, file: name.id }, 'could not keep a document')
    return 'AWAY' as const
  })
  return first === 'AWAY' ? made.pdf : first
}

const maxWaitMs = 2_000

/** `AWAY`: the files cannot be reached, or not soon. The work goes on. */
async function answerOf<Result>(work: Promise<Result>): Promise<Result | 'AWAY'> {
  try {
    return await Promise.race([work, delay(maxWaitMs, 'AWAY' as const, { ref: false })])
  } catch (error) {
    if (error instanceof FileUnavailable && !(error instanceof OtherBytes)) return 'AWAY'
    throw error
  }
}

async function keepOpened(deps: FileDeps, name: FileName, pdf: Buffer): Promise<Buffer> {
  // Missing bytes may come back from a backup, and others would not have their checksum.
  if (await findFile(deps.db, name.id)) return pdf
  return await storeOnce(deps, name, pdf)
}

interface MadeDocument {
  readonly pdf: Buffer
  /** False if the logo cannot be read, perhaps only now. */
  readonly hasItsLogo: boolean
}

async function makeDocument(
  { db, wholesaler, settings, pdfs }: DocumentDeps,
  document: LedgerDocument,
  language: Language,
): Promise<MadeDocument> {
  const { config } = wholesaler.current()
  // A document with an earlier name shows that name.
  const isOfNow = document.seller.name === config.appName
  const logo = isOfNow ? await findLogo(config, settings.dataFolder) : 'NONE'
  const lines = await readDocumentLines(db, document)
  const pdf = await pdfs.make({
    basis: { document, lines },
    style: { language, logo: typeof logo === 'string' ? undefined : logo },
    read: () => Promise.resolve({ kind: 'DOCUMENT', document, lines }),
  })
  return { pdf, hasItsLogo: logo !== 'UNREADABLE' }
}
