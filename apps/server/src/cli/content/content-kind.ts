import type { OpenDb } from '@provender/db/open-db'
import type { Database } from '@provender/db/tables'
import type { Translated } from '@provender/domain/languages'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { bannerSchema, faqSchema, pageSchema } from '../../features/import/wholesaler/content.ts'
import { writeBanner, writeFaq, writePage } from '../../features/import/wholesaler/write-content.ts'
import { mistake } from '../mistake.ts'

/** What all content has: a code, and a title and a text in the languages of the shop. */
export interface Entry {
  readonly code: string
  readonly title: Translated
  readonly text: Translated
}

/** One of the three kinds of content. */
export interface ContentKind {
  /** As the person at the terminal is told of one. */
  readonly one: string
  /** In the order in which they are shown. */
  readonly read: (db: Kysely<Database>) => Promise<readonly Entry[]>
  /** Checks an entry and gives the way to write it; a mistake names everything that is wrong. */
  readonly prepare: (entry: unknown) => (tx: Kysely<Database>) => Promise<boolean>
  readonly remove: (database: OpenDb['db'], code: string) => Promise<boolean>
  /** What is behind a line of the list. */
  readonly remark: (entry: Entry) => string
  /** Options besides the texts. */
  readonly options: readonly ('link' | 'tone' | 'picture' | 'starts' | 'ends' | 'position')[]
}

function checked<Output>(one: string, schema: v.GenericSchema<unknown, Output>, entry: unknown): Output {
  const parsed = v.safeParse(schema, entry)
  if (parsed.success) return parsed.output
  const wrong = parsed.issues.map((issue) => {
    const place = v.getDotPath(issue) ?? 'it'
    if (issue.type === 'strict_object')
      return `${place} ${issue.expected === 'never' ? 'is not known' : 'is missing'}`
    return `${place} ${issue.message}`
  })
  throw mistake(`The ${one} is not right: ${wrong.join('; ')}`)
}

export const contentKinds: Readonly<Record<string, ContentKind>> = {
  banners: {
    one: 'banner',
    options: ['link', 'tone', 'picture', 'starts', 'ends', 'position'],
    read: async (db) => {
      const rows = await db.selectFrom('banner').selectAll().orderBy('position').orderBy('id').execute()
      return rows.map(({ id: _id, body, starts_on, ends_on, ...banner }) => ({
        ...banner,
        text: body,
        startsOn: starts_on,
        endsOn: ends_on,
      }))
    },
    prepare: (entry) => {
      const banner = checked('banner', bannerSchema, entry)
      return (tx) => writeBanner(tx, banner)
    },
    remove: async (db, code) => {
      const { numDeletedRows } = await db
        .deleteFrom('banner')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0
    },
    remark: (entry) => {
      const { link, startsOn, endsOn } = v.parse(
        v.looseObject({ link: v.string(), startsOn: v.nullable(v.string()), endsOn: v.nullable(v.string()) }),
        entry,
      )
      const days = [startsOn && `from ${startsOn}`, endsOn && `to ${endsOn}`].filter((part) => part !== null)
      return [link, ...days].join(' ')
    },
  },
  pages: {
    one: 'page',
    options: [],
    read: async (db) => {
      const rows = await db.selectFrom('content_page').selectAll().orderBy('slug').execute()
      return rows.map(({ slug, title, body }) => ({ code: slug, title, text: body }))
    },
    prepare: (entry) => {
      const page = checked('page', pageSchema, entry)
      return (tx) => writePage(tx, page)
    },
    remove: async (db, code) => {
      const { numDeletedRows } = await db
        .deleteFrom('content_page')
        .where('slug', '=', code)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0
    },
    remark: () => '',
  },
  faq: {
    one: 'question',
    options: ['position'],
    read: async (db) => {
      const rows = await db.selectFrom('faq_entry').selectAll().orderBy('position').orderBy('id').execute()
      return rows.map(({ code, position, question, answer }) => ({
        code,
        position,
        title: question,
        text: answer,
      }))
    },
    prepare: (entry) => {
      const question = checked('question', faqSchema, entry)
      return (tx) => writeFaq(tx, question)
    },
    remove: async (db, code) => {
      const { numDeletedRows } = await db
        .deleteFrom('faq_entry')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0
    },
    remark: () => '',
  },
}
