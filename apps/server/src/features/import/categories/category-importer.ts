import type { Database } from '@provender/db/tables'
import { byOtherLanguage } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { nextVersion } from '../../../kernel/next-version.ts'
import { type CodesByCase, createCodesByCase } from '../cells/code-case.ts'
import type { CsvLine } from '../csv/read-csv.ts'
import { createFailedLines } from '../failed-lines.ts'
import type { ImportFault } from '../faults/fault.ts'
import type { Importer, ImportSession, ImportSource } from '../importer.ts'
import { readValues } from '../read-values.ts'
import {
  type CategoryField,
  createCategoryStaging,
  classifyCategories,
  stageCategories,
  type StagedCategory,
  writeCategories,
} from './category-staging.ts'
import { categoryColumns, translatedNames } from './columns.ts'
import { findMisplacedCategories } from './misplaced-categories.ts'

export const categoryImporter: Importer = {
  columns: categoryColumns,
  hasAttributes: false,
  open: openCategoryImporter,
}

async function openCategoryImporter(source: ImportSource): Promise<ImportSession> {
  const { tx, header, problems } = source
  await createCategoryStaging(tx)
  const existingParents = await readParents(tx)
  const previousCategories = new Map<string, StagedCategory>()
  const leftOut = createFailedLines(source)
  const codesByCase = createCodesByCase(existingParents.keys())
  return {
    stage: async (lines) => {
      for (const line of lines) {
        const parsed = parseCategory(line, {
          source,
          existingParents,
          previousCategories,
          codesByCase,
        })
        if (parsed.ok) previousCategories.set(parsed.value.code, parsed.value)
        else {
          for (const fault of parsed.refusal) problems.bad(line.line, fault)
          leftOut.add(line)
        }
      }
      return Promise.resolve()
    },
    leaveOut: leftOut.add,
    classify: async () => {
      // Parents can be checked only after all lines are read.
      const hasParentColumn = header.indexes.has('parent')
      for (const { category, fault } of hasParentColumn
        ? findMisplacedCategories(previousCategories, { existingParents, failedLineOf: leftOut.lineOf })
        : []) {
        problems.bad(category.line, fault)
        previousCategories.delete(category.code)
      }
      await stageCategories(tx, [...previousCategories.values()])
      return [await classifyCategories(tx, presentColumns(source))]
    },
    write: async () => {
      await nextVersion(tx, 'catalogue')
      await writeCategories(tx)
    },
  }
}

async function readParents(tx: Kysely<Database>): Promise<ReadonlyMap<string, string | null>> {
  const rows = await tx
    .selectFrom('category')
    .leftJoin('category as parent', 'parent.id', 'category.parent_id')
    .select(['category.code', 'parent.code as parent_code'])
    .execute()
  return new Map(rows.map(({ code, parent_code }) => [code, parent_code]))
}

function parseCategory(
  csvLine: CsvLine,
  context: {
    readonly source: ImportSource
    readonly existingParents: ReadonlyMap<string, string | null>
    readonly previousCategories: ReadonlyMap<string, StagedCategory>
    readonly codesByCase: CodesByCase
  },
): Result<StagedCategory, readonly ImportFault[]> {
  const { source, existingParents } = context
  const existingCodes = { code: existingParents, parent: existingParents }
  const read = readValues(categoryColumns, csvLine, { ...source, existingCodes })
  if (!read.ok) return refuse(read.faults)
  const { values } = read
  const { code = '' } = values
  const before = context.previousCategories.get(code)
  if (before) return refuse([{ code: 'CODE_REPEATED', value: code, line: before.line }])
  const isNew = !existingParents.has(code)
  if (values.name === undefined && isNew) return refuse([{ code: 'CATEGORY_FIELD_MISSING', column: 'name' }])
  const other = isNew ? context.codesByCase.similarTo(code) : undefined
  if (other !== undefined)
    source.problems.warn(csvLine.line, { code: 'CATEGORY_DIFFERS_BY_CASE', value: code, other })
  source.checkPicture(csvLine.line, values.picture)
  return ok({
    line: csvLine.line,
    code,
    parentCode: values.parent ?? null,
    name: { ...byOtherLanguage((language) => values[`name_${language}`] ?? ''), en: values.name ?? '' },
    index: values.index ?? null,
    visible: values.visible ?? true,
    picture: values.picture ?? null,
  })
}

function presentColumns({ header }: ImportSource): ReadonlySet<CategoryField> {
  const fields = ['parent', 'name', ...translatedNames, 'visible', 'picture'] as const
  return new Set(fields.filter((field) => header.indexes.has(field)))
}
