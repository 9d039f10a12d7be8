import type { Database } from '@provender/db/tables'
import type { TranslatedText } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { bannerSchema, faqSchema, pageSchema } from './content.ts'
import { writeBanner, writeFaq, writePage } from './write-content.ts'

export interface ContentEntry {
  readonly code: string
  readonly title: TranslatedText
  readonly text: TranslatedText
}

export interface InvalidContent {
  readonly type: 'INVALID_CONTENT'
  /** Every fault: the path of the field, and what is wrong with it. */
  readonly faults: readonly { readonly field: string; readonly text: string }[]
}

type WriteContent = (tx: Kysely<Database>) => Promise<boolean>

export interface ContentKind {
  readonly read: (db: Kysely<Database>) => Promise<readonly ContentEntry[]>
  /** Checks an entry and returns the function that writes it. */
  readonly prepare: (entry: unknown) => Result<WriteContent, InvalidContent>
  /** False if there is no entry with this code. */
  readonly remove: (tx: Kysely<Database>, code: string) => Promise<boolean>
}

export const contentKindNames = ['banners', 'pages', 'faq'] as const
export type ContentKindName = (typeof contentKindNames)[number]

function prepareWith<Row>(
  schema: v.GenericSchema<unknown, Row>,
  write: (tx: Kysely<Database>, row: Row) => Promise<boolean>,
): ContentKind['prepare'] {
  return (entry) => {
    const parsed = v.safeParse(schema, entry)
    if (parsed.success) return ok((tx) => write(tx, parsed.output))
    const faults = parsed.issues.map((issue) => ({
      field: v.getDotPath(issue) ?? 'it',
      text: issue.type === 'strict_object' ? unexpected(issue.expected) : issue.message,
    }))
    return refuse({ type: 'INVALID_CONTENT', faults })
  }
}

function unexpected(expected: string | null): string {
  return expected === 'never' ? 'is not known' : 'is missing'
}

export const contentKinds: Readonly<Record<ContentKindName, ContentKind>> = {
  banners: {
    read: async (db) => {
      const rows = await db.selectFrom('banner').selectAll().orderBy('position').orderBy('id').execute()
      return rows.map(({ id: _id, body, starts_on, ends_on, ...banner }) => ({
        ...banner,
        text: body,
        startsOn: starts_on,
        endsOn: ends_on,
      }))
    },
    prepare: prepareWith(bannerSchema, writeBanner),
    remove: async (tx, code) => {
      const { numDeletedRows } = await tx.deleteFrom('banner').where('code', '=', code).executeTakeFirst()
      return numDeletedRows > 0
    },
  },
  pages: {
    read: async (db) => {
      const rows = await db.selectFrom('content_page').selectAll().orderBy('slug').execute()
      return rows.map(({ slug, title, body }) => ({ code: slug, title, text: body }))
    },
    prepare: prepareWith(pageSchema, writePage),
    remove: async (tx, code) => {
      const { numDeletedRows } = await tx
        .deleteFrom('content_page')
        .where('slug', '=', code)
        .executeTakeFirst()
      return numDeletedRows > 0
    },
  },
  faq: {
    read: async (db) => {
      const rows = await db.selectFrom('faq_entry').selectAll().orderBy('position').orderBy('id').execute()
      return rows.map(({ code, position, question, answer }) => ({
        code,
        position,
        title: question,
        text: answer,
      }))
    },
    prepare: prepareWith(faqSchema, writeFaq),
    remove: async (tx, code) => {
      const { numDeletedRows } = await tx.deleteFrom('faq_entry').where('code', '=', code).executeTakeFirst()
      return numDeletedRows > 0
    },
  },
}
