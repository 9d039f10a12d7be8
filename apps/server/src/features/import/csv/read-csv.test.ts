import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { code } from '../cells/cell.ts'
import { findEncoding } from '../encoding/find-encoding.ts'
import { required, optional } from './columns.ts'
import { type FileLayout, findLayout } from './find-layout.ts'
import { readCsv } from './read-csv.ts'
import { isUnusableFile } from './unusable-file.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'csv-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const columns = { a: required(['a', 'one', 'code'], code), b: optional(['b', 'two', 'name'], code, '') }

async function layoutOf(path: string): Promise<FileLayout> {
  return await findLayout(path, await findEncoding(path), columns)
}

async function read(content: string | Buffer): Promise<readonly (readonly [number, ...string[]])[]> {
  const path = join(folder, 'file.csv')
  writeFileSync(path, content)
  const records: (readonly [number, ...string[]])[] = []
  for await (const { line, cells } of readCsv(path, await layoutOf(path))) records.push([line, ...cells])
  return records
}

async function reasonOf(content: string | Buffer): Promise<string> {
  const error: unknown = await read(content).catch((thrown: unknown) => thrown)
  return isUnusableFile(error) ? error.message : `not refused: ${String(error)}`
}

describe('a record', () => {
  test('has the line on which it begins, after quoted line breaks and empty lines', async () => {
    expect(await read('a,b\n1,"x\ny"\n\n2,z\n,\n3,"p\n\nq"\n4,w')).toEqual([
      [1, 'a', 'b'],
      [2, '1', 'x\ny'],
      [5, '2', 'z'],
      [7, '3', 'p\n\nq'],
      [10, '4', 'w'],
    ])
  })

  test.each(['\n', '\r\n', '\r'])('may end with %j, also inside quotes', async (lineEnd) => {
    const content = ['a;b', `1;"x${lineEnd}y"`, '2;z', ''].join(lineEnd)
    expect(await read(content)).toEqual([
      [1, 'a', 'b'],
      [2, '1', 'x\ny'],
      [4, '2', 'z'],
    ])
  })

  test('may mix line endings, as joined files do', async () => {
    expect(await read('a,b\r\n1,2\n3,4\r\n')).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
      [3, '3', '4'],
    ])
  })

  test('keeps quotes inside a text, doubled or not, and loses those around it', async () => {
    const records = await read('a\n"say ""cheese"""\n12" pizza\n"9" pizza box"\n "spaced" \n')
    expect(records.map(([, cell]) => cell)).toEqual([
      'a',
      'say "cheese"',
      '12" pizza',
      '9" pizza box',
      'spaced',
    ])
  })

  test('does not depend on how bytes are split, in any script', async () => {
    const text = `a,b\n${'Żurek,ılık köfte\n'.repeat(9000)}最后,"बा\r\nस"\n`
    const records = await read(`\uFEFF${text}`)
    expect(records[0]).toEqual([1, 'a', 'b'])
    expect(records.at(-1)).toEqual([9002, '最后', 'बा\nस'])
  })

  test('is read as it was written, whatever its cells contain', async () => {
    const cell = fc
      .stringMatching(/^[a-z",;\n ]{1,8}$/)
      .filter((each) => each.trim() === each && !/^".*"$/s.test(each))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
        const written = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
        const records = await read(`one,two\n${written.join('\n')}\n`)
        expect(records.slice(1).map(([, ...cells]) => cells)).toEqual(rows)
      }),
      { numRuns: 50 },
    )
  })
})

describe('the separator', () => {
  test.each([
    ['a,b\n', ','],
    ['a;b\n1,5;2', ';'],
    ['a\tb\tc\n', '\t'],
    ['"x;y;z;w",code,name\n', ','],
    ['\n\na;b\n', ';'],
    ['code\n', ','],
  ])('of %j is %j', async (content, delimiter) => {
    const path = join(folder, 'separated.csv')
    writeFileSync(path, content)
    expect(await layoutOf(path)).toMatchObject({ delimiter })
  })
})

describe('a file is refused as a whole', () => {
  test('if it mixes two encodings, with the line', async () => {
    const lines = ['code,name', '1,Café', '2,Żurek', '3,']
    const mixed = Buffer.concat([Buffer.from(lines.join('\n')), Buffer.from('Caf\xe9\n', 'latin1')])
    expect(await reasonOf(mixed)).toMatch(/^line 4 is not UTF-8 text, but other lines are/)
  })

  test('if a quote is never closed, with the line that opens it', async () => {
    expect(await reasonOf('a,b\n1,"x\ny"\n3,"open\n4,5,6\n')).toBe(
      'the quote opened in line 4, before "open", is never closed: 2 lines up to the end of the file lie in it. ' +
        'Close it there, or take it out',
    )
    expect(await reasonOf(`a,b\n1,"open\n${'4,5\n'.repeat(60_000)}`)).toMatch(
      /^the quote opened in line 2, before "open", is never closed/,
    )
  })
})
