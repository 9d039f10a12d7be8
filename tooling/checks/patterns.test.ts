import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, root } from '../sources.ts'
import { nodesIn, parseModule } from './syntax.ts'

const length = 1000
/** Ten times what any takes whose time grows with the square of the text. One of the third power takes much longer. */
const maxMs = 60

interface Pattern {
  readonly place: string
  readonly source: string
  readonly flags: string
}

function patternsIn(path: string): readonly Pattern[] {
  return nodesIn(parseModule({ path, text: readFileSync(join(root, path), 'utf8') })).flatMap(({ regex }) => {
    if (typeof regex !== 'object' || regex === null) return []
    const [source, flags]: unknown[] = ['pattern', 'flags'].map((part) => Reflect.get(regex, part))
    if (typeof source !== 'string' || typeof flags !== 'string') return []
    return [{ place: `${path} /${source}/${flags}`, source, flags }]
  })
}

function slowestMs({ source, flags }: Pattern): number {
  const pattern = new RegExp(source, flags)
  const pieces = new Set(['a', '1', ' ', '\n', '.', ...source.split('')])
  let slowest = 0
  for (const piece of pieces)
    // A short text first: with a pattern that takes every path, a long one would never end.
    for (const part of [length / 10, length]) {
      const text = piece.repeat(part)
      const before = process.threadCpuUsage()
      text.replace(pattern, '')
      const { user, system } = process.threadCpuUsage(before)
      slowest = Math.max(slowest, (user + system) / 1000)
      if (slowest > maxMs / 10) break
    }
  return slowest
}

test('no pattern of the server takes long for a character again and again', () => {
  const files = projectFiles().filter(
    (path) =>
      /^(?:apps\/server|packages\/(?:catalogue|domain|intake|messages))\/src\/.*\.ts$/.test(path) &&
      !/\.(?:test|fixture|d)\.ts$/.test(path),
  )
  const patterns = files.flatMap(patternsIn)
  expect(patterns.length).toBeGreaterThan(300)
  expect(patterns.filter((pattern) => slowestMs(pattern) > maxMs).map(({ place }) => place)).toEqual([])
})
