import type { Database } from '@provender/db/tables'
import { languages, otherLanguages, type TranslatedText } from '@provender/domain/languages'
import { type Kysely, sql } from 'kysely'
import {
  createStaging,
  classifyRows,
  stageRows,
  type Staging,
  type ImportCounts,
  readCounts,
} from '../staging.ts'
import { type TranslatedName, translatedNames } from './columns.ts'

const staging: Staging = {
  name: 'staged_category',
  columns: {
    code: 'text',
    parent_code: 'text',
    name_en: 'text',
    ...Object.fromEntries(translatedNames.map((name) => [name, 'text'])),
    name: 'jsonb',
    index: 'int',
    visible: 'boolean',
    picture: 'text',
  },
}

export type CategoryField = 'parent' | 'name' | TranslatedName | 'visible' | 'picture'

/** A staged category. For an existing one, fields without a column are ignored. */
export interface StagedCategory {
  readonly line: number
  readonly code: string
  readonly parentCode: string | null
  /** Empty in a language for none. */
  readonly name: TranslatedText
  /** Null keeps the existing index, or follows the order of the lines. */
  readonly index: number | null
  readonly visible: boolean
  readonly picture: string | null
}

export async function createCategoryStaging(tx: Kysely<Database>): Promise<void> {
  await createStaging(tx, staging)
}

export async function stageCategories(tx: Kysely<Database>, rows: readonly StagedCategory[]): Promise<void> {
  await stageRows(
    tx,
    staging,
    rows.map(({ line, code, parentCode, name, index, visible, picture }) => ({
      line,
      code,
      parent_code: parentCode,
      ...Object.fromEntries(languages.map((language) => [`name_${language}`, name[language] ?? ''])),
      index,
      visible,
      picture,
    })),
  )
}

/** Completes the staged categories with existing data and classifies each. */
export async function classifyCategories(
  tx: Kysely<Database>,
  presentFields: ReadonlySet<CategoryField>,
): Promise<ImportCounts> {
  const from = (field: CategoryField, own: string, existing: string) =>
    presentFields.has(field)
      ? sql.raw(own)
      : sql`case when existing.id is null then ${sql.raw(own)} else ${sql.raw(existing)} end`
  const translations = otherLanguages.map((language) => {
    const column: TranslatedName = `name_${language}`
    const name = from(column, `own.${column}`, `existing.name ->> '${language}'`)
    return sql`, ${sql.lit(language)}, nullif(${name}, '')`
  })
  await sql`
    update staged_category staged set id = existing.id,
      parent_code = ${from('parent', 'own.parent_code', 'parent.code')},
      name = jsonb_strip_nulls(jsonb_build_object(
        'en', ${from('name', 'own.name_en', `existing.name ->> 'en'`)}${sql.join(translations, sql``)})),
      index = coalesce(own.index, existing.index, own.line),
      visible = ${from('visible', 'own.visible', 'existing.visible')},
      picture = ${from('picture', 'own.picture', 'existing.picture')}
    from staged_category own
      left join category existing on existing.code = own.code
      left join category parent on parent.id = existing.parent_id
    where staged.line = own.line`.execute(tx)
  await classifyRows(tx, staging, {
    table: 'category',
    key: 'id',
    compared: ['name', 'index', 'visible', 'picture'],
  })
  await sql`
    update staged_category staged set change = 'changed'
    from category existing left join category parent on parent.id = existing.parent_id
    where existing.id = staged.id and staged.change = 'same' and parent.code is distinct from staged.parent_code`.execute(
    tx,
  )
  return await readCounts(tx, staging, 'categories')
}

/** Writes the differences: first all categories, then their parents, because a parent may come in a later line. */
export async function writeCategories(tx: Kysely<Database>): Promise<void> {
  await sql`
    update category set name = staged.name, index = staged.index, visible = staged.visible, picture = staged.picture
    from staged_category staged where category.id = staged.id and staged.change = 'changed'`.execute(tx)
  await sql`
    insert into category (code, name, index, visible, picture)
    select code, name, index, visible, picture from staged_category where change = 'new' order by line`.execute(
    tx,
  )
  await sql`
    update category set parent_id = parent.id
    from staged_category staged left join category parent on parent.code = staged.parent_code
    where category.code = staged.code and staged.change in ('new', 'changed')`.execute(tx)
}
