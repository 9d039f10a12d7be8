import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import { priceImporter } from './prices/price-importer.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'inspection-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function inspection(...lines: string[]) {
  const path = join(folder, 'prices.csv')
  writeFileSync(path, lines.join('\n'))
  return await inspectFile(path, priceImporter)
}

test.each([
  ['semicolons and a decimal comma', ['code;price', '1;1.234', '2;0,65'], ','],
  ['semicolons and a decimal point', ['code;price', '1;1.234', '2;0.65'], '.'],
  ['semicolons and nothing that proves a mark', ['code;price', '1;1.234', '2;65'], 'unknown'],
  ['commas and nothing that proves a mark', ['code,price', '1,1.234', '2,65'], 'perhaps .'],
  ['commas and a decimal comma', ['code,price', '1,"0,65"', '2,65'], ','],
  ['both marks', ['code,price', '1,"0,65"', '2,0.65'], 'unknown'],
  ['marks in columns of text alone', ['code;price;kind', '0,5;65;0.5', '0,5;1.234;'], 'unknown'],
])('a file with %s', async (_what, lines, mark) => {
  expect(await inspection(...lines)).toMatchObject({ mark, rows: 2 })
})
