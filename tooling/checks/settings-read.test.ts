import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configSchema } from '@provender/domain/config/config'
import { parseAst } from 'rolldown/parseAst'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../sources.ts'

/** Files that define, explain or pass on settings. Naming a setting there does not count as using it. */
const definitions = [
  'packages/domain/src/config/config.ts',
  'apps/server/src/features/wholesaler/config-type.ts',
  'apps/server/src/features/wholesaler/config/setting-descriptions.ts',
]

/** Variables with settings have these names. Other tables have columns of the same names, such as a currency. */
const holdsSettings =
  /config|settings|(?:^|\.)(?:show|policy|rules|minimums|quantityLimits|addresses|newest)$/i

/**
 * The names of all settings that a program reads: `config.appName`, `config['appName']` and `const { appName } = config`. Comments, texts,
 * the keys of new objects and members of something else do not count.
 */
function readSettings(source: string, lang: 'ts' | 'tsx'): ReadonlySet<string> {
  const members = new Set<string>()
  const textOf = (node: unknown): string =>
    isNode(node) ? source.slice(Number(node['start']), Number(node['end'])) : ''
  const visit = (node: unknown, origin: string): void => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, ''))
    if (!isNode(node)) return
    if (node.type === 'MemberExpression') {
      const { property, computed } = node
      // `symbols[currencyCode]` reads another member.
      if (computed !== true || (isNode(property) && property.type === 'Literal'))
        addName(property, textOf(node['object']))
    }
    if (node.type === 'ObjectPattern') {
      for (const property of node['properties'] as readonly Node[])
        addName(property['key'], origin || textOf(node['typeAnnotation']))
    }
    for (const [key, child] of Object.entries(node))
      visit(child, key === 'id' ? textOf(node['init']) : key === 'value' ? textOf(node['key']) : '')
  }
  const addName = (node: unknown, holder: string): void => {
    if (!isNode(node) || !holdsSettings.test(holder)) return
    const name = node.type === 'Identifier' ? node['name'] : node['value']
    if (typeof name === 'string') members.add(name)
  }
  visit(parseAst(source, { lang, sourceType: 'module' }), '')
  return members
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

const settings = [
  ...Object.keys(configSchema.entries),
  ...Object.keys(configSchema.entries.show.wrapped.entries),
  ...Object.keys(configSchema.entries.version.wrapped.entries),
]

describe('the program', () => {
  let read: ReadonlySet<string>
  beforeAll(() => {
    const paths = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
      cwd: root,
      exclude: (path) => path.includes('node_modules'),
    }).filter(
      (path) => !/\.(?:test|fixture|documents)\.tsx?$|\/testing\//.test(path) && !definitions.includes(path),
    )
    read = new Set(
      paths.flatMap((path) => {
        const source = readFileSync(join(root, path), 'utf8')
        const hasName = settings.some((name) => source.includes(name))
        return hasName ? [...readSettings(source, path.endsWith('x') ? 'tsx' : 'ts')] : []
      }),
    )
  })

  test.each(settings)('reads the setting %s', (name) => {
    expect(read).toContain(name)
  })
})

test('a setting that only a comment, a text, a new object or another table names is not read', () => {
  expect([...readSettings("// config.appName\nexport const labels = { appName: 'appName' }", 'ts')]).toEqual(
    [],
  )
  expect([
    ...readSettings("const { currencyCode } = order; log(order.currencyCode, seller['logo'])", 'ts'),
  ]).toEqual([])
  expect([
    ...readSettings('const { appName, faq: hasFaq } = settings; log(settings.slugName)', 'ts'),
  ]).toEqual(['appName', 'faq', 'slugName'])
})
