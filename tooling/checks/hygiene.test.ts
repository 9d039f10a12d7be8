import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { productFieldList } from '@provender/domain/product/product-values'
import { expect, test } from 'vitest'
import { root } from '../sources.ts'
import { nodesIn, parseModule } from './syntax.ts'

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)
const binary = new Set(['.webp', '.png', '.jpg', '.woff2', '.ico', '.jar'])
const texts = tracked.filter((path) => !binary.has(extname(path)) && !path.endsWith('hygiene.test.ts'))

function occurrences(pattern: RegExp, files: readonly string[] = texts): string[] {
  return files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.slice(0, 120)}`] : [])),
  )
}

test('no package registry is named', () => {
  expect(occurrences(/registry\.(npmjs|yarnpkg)|npm\.pkg\.github|npmmirror/)).toEqual([])
  expect(occurrences(/"resolved": "https?:/, ['package-lock.json', 'apps/mobile/package-lock.json'])).toEqual(
    [],
  )
})

test('no path of a developer’s machine is named', () => {
  expect(occurrences(/(^|[\s'"`(])\/(work|root|home\/\w+|Users\/\w+)\//)).toEqual([])
})

test('no key or password is stored, apart from those of the demo', () => {
  expect(occurrences(/-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|sk_live_|ghp_[A-Za-z0-9]{36}/)).toEqual(
    [],
  )
})

test('the sources contain no to-do notes', () => {
  const sources = texts.filter((path) => /\.(ts|tsx|css|mjs)$/.test(path))
  expect(occurrences(/\b(TODO|FIXME|XXX|HACK)\b/, sources)).toEqual([])
})

test('no width is given in ch, because the fallback font has another zero', () => {
  const screens = texts.filter((path) => /^(apps|packages)\/[^/]+\/src\/.*\.(tsx|css)$/.test(path))
  expect(occurrences(/max-w(idth: |-\[)[\d.]+ch\b/, screens)).toEqual([])
})

test('the code calls the fields of a product by their own names, not by those of the contract', () => {
  const wireNames = productFieldList.flatMap(({ name, wire }) => (name === wire ? [] : [wire]))
  const pattern = new RegExp(`\\b(${wireNames.join('|')})\\b`, 'i')
  /** They build the schema, or name columns of the table. */
  const edges = [
    'apps/server/src/features/notification/schema.ts',
    'apps/server/src/features/order/order-type.ts',
    'apps/server/src/features/import/products/product-importer.db.test.ts',
    'apps/server/src/features/ledger/master-data.fixture.ts',
  ]
  const found = texts
    .filter((path) => /\.tsx?$/.test(path) && !edges.includes(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      if (!pattern.test(text)) return []
      // Texts may have them: documents, statements, columns of a file.
      return nodesIn(parseModule({ path, text })).flatMap(({ type, name }) =>
        (type === 'Identifier' || type === 'JSXIdentifier') && pattern.test(String(name))
          ? [`${path}: ${String(name)}`]
          : [],
      )
    })
  expect(found).toEqual([])
})

test('no test is disabled', () => {
  const tests = texts.filter((path) => /\.(test|spec)\.tsx?$/.test(path))
  expect(occurrences(/\b(test|it|describe)\.(only|skip|todo|fails)\b/, tests)).toEqual([])
})

test('the pictures of the demo are below ten megabytes', () => {
  const bytes = tracked
    .filter((path) => path.startsWith('demo/pictures/'))
    .map((path) => statSync(join(root, path)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000_000)
})

test('dependencies are pinned exactly', () => {
  const manifests = tracked.filter((path) => path.endsWith('package.json'))
  const loose = manifests.flatMap((path) => {
    const {
      dependencies = {},
      devDependencies = {},
      optionalDependencies = {},
    } = JSON.parse(readFileSync(join(root, path), 'utf8'))
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+/.test(String(version)),
    )
  })
  expect(loose).toEqual([])
})

test('only one rule validates e-mail addresses', () => {
  const sources = texts.filter(
    (path) => /^(apps|packages|tooling)\/.*\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path),
  )
  const own = [
    'packages/domain/src/contact/email-address.ts',
    'apps/server/src/kernel/errors/parsed-stack.ts',
  ]
  const rule = /\bv\.(?:rfcEmail|email)\(|validator\/lib\/isEmail|\/\^[^/]*@[^/]*\$\//
  const comparison = /email\.(?:trim\(\)\.)?toLowerCase\(\)/i
  expect(occurrences(rule, sources).filter((found) => !own.some((path) => found.startsWith(path)))).toEqual(
    [],
  )
  expect(occurrences(comparison, sources)).toEqual([])
})

test('a text is normalised in one place, which leaves out endless marks before it', () => {
  const sources = texts.filter(
    (path) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path),
  )
  const own = [
    'packages/domain/src/text/normalise.ts',
    // Removes all marks instead, because every visitor downloads it.
    'packages/catalogue/src/search/fold.ts',
  ]
  const elsewhere = occurrences(/\.normalize\(/, sources).filter(
    (line) => !own.some((path) => line.startsWith(path)),
  )
  expect(elsewhere, 'call normalised() or withoutMarks()').toEqual([])
})
