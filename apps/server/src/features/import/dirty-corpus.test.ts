import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  cleanTable,
  importKinds,
  type ImportKind,
  type Table,
} from '@provender/testing/corpora/import/clean-tables'
import { damagedFiles } from '@provender/testing/corpora/import/damaged-files'
import { type DirtyFile, dirtyFile } from '@provender/testing/corpora/import/dirty-file'
import { encodedFiles, formatFiles } from '@provender/testing/corpora/import/format-files'
import { quotedFiles } from '@provender/testing/corpora/import/quoted-files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categoryImporter } from './categories/category-importer.ts'
import { companyImporter } from './companies/company-importer.ts'
import { faultText } from './faults/fault-text.ts'
import type { Importer } from './importer.ts'
import { assumptionText } from './inspection-text.ts'
import { priceImporter } from './prices/price-importer.ts'
import { productImporter } from './products/product-importer.ts'
import { type FileReading, readFile } from './read-file.fixture.ts'
import { siteImporter } from './sites/site-importer.ts'
import { stockImporter } from './stock/stock-importer.ts'

const importers: Readonly<Record<ImportKind, Importer>> = {
  products: productImporter,
  prices: priceImporter,
  stock: stockImporter,
  companies: companyImporter,
  sites: siteImporter,
  categories: categoryImporter,
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'corpus-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function readDirty({ bytes, clean }: DirtyFile): Promise<FileReading> {
  const path = join(folder, 'file.csv')
  writeFileSync(path, bytes)
  return await readFile(path, importers[clean.kind])
}

async function rightValues(table: Table): Promise<readonly (object | undefined)[]> {
  const clean = dirtyFile('clean', table, { habit: {} })
  const { rows, unusable } = await readDirty(clean)
  expect(unusable).toBeNull()
  return clean.lines.map((line) => rows.get(line ?? 0))
}

/** Lists everything that is wrong with how a file is read. */
async function mistakesIn(file: DirtyFile): Promise<readonly string[]> {
  const right = await rightValues(file.clean)
  const { unusable, rows, problems, assumptions } = await readDirty(file)
  const assumed = assumptions.map((each) => assumptionText(each, 'en'))
  const messages = [...assumed, ...(unusable === null ? [] : [unusable])].join('; ')
  const mistakes: string[] = []
  if (file.says && !file.says.test(messages)) mistakes.push(`does not say ${file.says}, but "${messages}"`)
  if (unusable !== null) {
    if (file.mustRead) mistakes.push(`is refused: ${unusable}`)
    return mistakes
  }
  const bad = new Set(problems.filter(({ kind }) => kind === 'bad').map(({ line }) => line))
  const warned = new Set(problems.filter(({ kind }) => kind === 'warning').map(({ line }) => line))
  const existing = new Set(file.lines)
  for (const [index, line] of file.lines.entries()) {
    if (line === null || (bad.has(line) && !file.mustRead)) continue
    const isRight = JSON.stringify(rows.get(line)) === JSON.stringify(right[index])
    if (!isRight && !file.refused.includes(line))
      mistakes.push(
        `line ${line} is read as ${JSON.stringify(rows.get(line))}, not ${JSON.stringify(right[index])}`,
      )
  }
  for (const line of rows.keys()) if (!existing.has(line)) mistakes.push(`line ${line} is read as a row`)
  for (const line of file.refused) if (!bad.has(line)) mistakes.push(`line ${line} is not refused`)
  for (const line of file.warned) if (!warned.has(line)) mistakes.push(`line ${line} has no warning`)
  if (file.mustRead)
    for (const { line, kind, fault } of problems)
      if (kind === 'bad' && !file.refused.includes(line))
        mistakes.push(`line ${line} is refused: ${faultText(fault, 'en')}`)
  return mistakes
}

describe.each([
  ['habits of other systems', formatFiles()],
  ['encodings', encodedFiles()],
  ['quotes', quotedFiles()],
  ['damage of spreadsheets', damagedFiles()],
])('no file is misread silently: %s', (_what, files) => {
  test.each(files.map((file) => [file.name, file] as const))('%s', async (_name, file) => {
    expect(await mistakesIn(file)).toEqual([])
  })
})

test('the corpus has more than five hundred files of all kinds', () => {
  const files = [...formatFiles(), ...encodedFiles(), ...quotedFiles(), ...damagedFiles()]
  expect(files.length).toBeGreaterThan(500)
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
})

test.each(importKinds)('the corpus writes the numbers of %s like the importer reads them', (kind) => {
  const { header, numberColumns } = cleanTable(kind)
  const read = Object.values(importers[kind].columns).flatMap(({ names, hasNumbers }) =>
    hasNumbers ? names : [],
  )
  expect(numberColumns).toEqual(header.filter((name) => read.includes(name)))
})
