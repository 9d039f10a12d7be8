import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDatabase } from '@provender/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCommand } from './import-command.ts'
import { runInTest } from './run-in-test.fixture.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, lines: readonly string[]): string {
  const path = join(folder, name)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

describe('an import', () => {
  test('prints what it read and the result, and exits with 0', async () => {
    await withDatabase(async (database) => {
      const path = file('good.csv', ['code;name;vat;Margin;weight_kg', '1;Beans;20;x;0,5', '2;Peas;0;x;'])
      const ran = await runInTest(importCommand, ['products', path], { database })
      expect(ran.exitCode).toBe(0)
      expect(ran.errors).toEqual([
        'good.csv: 2 rows, separated by semicolons, decimal commas',
        'Columns that are not known and left out: Margin',
      ])
      expect(ran.output).toEqual([
        'products: 2 new, 0 changed, 0 unchanged',
        expect.stringMatching(/^0 bad lines, 0 warnings, \d+\.\d seconds$/),
        'Written.',
      ])
    })
  })

  test('with bad lines prints at most fifty reasons, puts all in the report, and exits with 2', async () => {
    await withDatabase(async (database) => {
      const lines = Array.from({ length: 60 }, (_, index) => `${index},Beans,lots`)
      const path = file('bad.csv', [
        'code,name,vat,barcode',
        ...lines.map((line) => `${line},`),
        'x,Beans,0,5012345678901',
      ])
      const report = join(folder, 'report.txt')
      const ran = await runInTest(importCommand, ['products', path, '--report', report], { database })
      expect(ran.exitCode).toBe(2)
      expect(ran.errors.length).toBe(1 + 50 + 1 + 1)
      expect(ran.errors[1]).toBe('line 2: vat: "lots" is not a number')
      expect(ran.errors[51]).toBe('… and 10 more (--report <file> writes them all)')
      expect(ran.errors[52]).toBe(
        'line 62: warning: the barcode 5012345678901 ends in the wrong check digit; it is kept as it is',
      )
      expect(ran.output.at(-1)).toBe(
        'Nothing was written. Correct the bad lines, or skip them with --skip-bad.',
      )
      expect(readFileSync(report, 'utf8').trim().split('\n').length).toBe(62)
      const skipped = await runInTest(importCommand, ['products', path, '--skip-bad'], { database })
      expect(skipped).toMatchObject({
        exitCode: 0,
        output: ['products: 1 new, 0 changed, 0 unchanged', expect.anything(), 'Written.'],
      })
    })
  })

  test('with --check writes nothing and exits as the import would', async () => {
    await withDatabase(async (database) => {
      const good = file('good.csv', ['code,name,vat', '1,Beans,20'])
      const checked = await runInTest(importCommand, ['products', good, '--check'], { database })
      expect(checked).toMatchObject({ exitCode: 0 })
      expect(checked.output.at(-1)).toBe('Nothing was written: this was a check.')
      const bad = file('bad.csv', ['code,name,vat', '1,Beans,lots'])
      expect((await runInTest(importCommand, ['products', bad, '--check'], { database })).exitCode).toBe(2)
      expect(await database.db.selectFrom('product').select('id').execute()).toEqual([])
    })
  })

  test('of a file of another kind exits with 2', async () => {
    await withDatabase(async (database) => {
      const path = file('none.csv', ['colour,size', 'red,1'])
      expect(await runInTest(importCommand, ['stock', path], { database })).toEqual({
        exitCode: 2,
        output: [],
        errors: [
          `${path}: the columns code, on_hand must be there; the first line has colour, size.`,
          'Nothing was written.',
        ],
      })
    })
  })

  test('draws a progress bar on a terminal and prints lines to a log', async () => {
    await withDatabase(async (database) => {
      const path = file('long.csv', [
        'code,name,vat',
        ...Array.from({ length: 5000 }, (_, index) => `${index},Beans,0`),
      ])
      const watched = await runInTest(importCommand, ['products', path, '--check'], {
        database,
        person: { watches: true },
      })
      expect(watched.errors).toContain(`${'█'.repeat(12)}${'░'.repeat(18)} 40 %  2,000 of 5,000 rows`)
      expect(watched.errors.at(-1)).toBe('')
      const logged = await runInTest(importCommand, ['products', path, '--check'], { database })
      expect(logged.errors).toEqual(['long.csv: 5,000 rows, separated by commas', '5,000 of 5,000 rows'])
    })
  })
})

test('invalid arguments are refused before the database is opened', async () => {
  const reasonOf = async (...args: string[]) => {
    const { exitCode, errors } = await runInTest(importCommand, args, {})
    return [exitCode, errors[0]]
  }
  expect(await reasonOf()).toEqual([1, '<kind> is missing'])
  expect(await reasonOf('products')).toEqual([1, '<file> is missing'])
  for (const kind of ['fish', 'constructor'])
    expect(await reasonOf(kind, 'x.csv')).toEqual([
      1,
      `"${kind}" cannot be imported; choose one of products, prices, stock, companies, sites, categories`,
    ])
  expect(await reasonOf('products', 'no-such-file.csv')).toEqual([1, 'There is no file no-such-file.csv'])
  expect(await reasonOf('products', folder)).toEqual([1, `There is no file ${folder}`])
  expect(await reasonOf('products', 'x.csv', '--chekc')).toEqual([
    1,
    `Unknown option '--chekc' (Did you mean --check?)`,
  ])
  expect((await runInTest(importCommand, ['--help'], {})).output[0]).toMatch(
    /^Usage: npm run import -- \[options\] <kind> <file>/,
  )
})
