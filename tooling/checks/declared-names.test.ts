import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, root } from '../sources.ts'
import { refusedNames } from './declared-names.ts'

test.each([
  ['const found = rows[0]', 'found'],
  ['const { lines: shown = [] } = order', 'shown'],
  ['const [known] = rows', 'known'],
  ['export function take(token: Token) {}', 'take'],
  ['const limit = (mostLines: number) => mostLines', 'mostLines'],
  ['interface Match { find(known: string): void }', 'known'],
  ['const BASKET_MOVED = 1', 'BASKET_MOVED'],
  ['interface Row { readonly known: boolean }', 'known'],
  ['const rows = sql`insert into banner as known (code) values (1)`', 'known'],
  ["query.leftJoin('login as known')", 'known'],
  ['for (let at = 0; at < 3; at += 1) {}', 'at'],
  ['for (const [at, row] of rows.entries()) {}', 'at'],
  ['function wordAt(words: string[], at: number) {}', 'at'],
])('%s is refused', (text, name) => {
  expect(refusedNames({ path: 'a.ts', text: `\n${text}` })).toEqual([`a.ts:2 ${name}`])
})

test.each([
  'const existing = rows[0]',
  'const { found: row } = answer',
  'const answer = { found: true, most: 3 }',
  'const almost = 3',
  'interface Search { readonly marks?: string }',
  "test('is not reported as found, but sent')",
  'const at = new Date(nowMs)',
  'events.map(({ at, state }) => `${at} ${state}`)',
])('%s is allowed', (text) => {
  expect(refusedNames({ path: 'a.ts', text })).toEqual([])
})

test('apps and packages declare none of these names', () => {
  const files = projectFiles().filter(
    (path) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !/\.(documents|gen|d)\.ts$/.test(path),
  )
  const names = files.flatMap((path) => refusedNames({ path, text: readFileSync(join(root, path), 'utf8') }))
  expect(names).toEqual([])
})
