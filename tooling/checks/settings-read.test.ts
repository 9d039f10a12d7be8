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

/**
 * The names of all members that a program reads: `config.appName`, `config['appName']` and `const { appName } = config`. Comments, texts
 * and the keys of new objects do not count.
 */
function readMembers(source: string, lang: 'ts' | 'tsx'): ReadonlySet<string> {
  const members = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node)) return
    if (node.type === 'MemberExpression') addName(node['property'])
    if (node.type === 'ObjectPattern') {
      for (const property of node['properties'] as readonly Node[]) addName(property['key'])
    }
    for (const child of Object.values(node)) visit(child)
  }
  const addName = (node: unknown): void => {
    if (!isNode(node)) return
    const name = node.type === 'Identifier' ? node['name'] : node['value']
    if (typeof name === 'string') members.add(name)
  }
  visit(parseAst(source, { lang, sourceType: 'module' }))
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
        return hasName ? [...readMembers(source, path.endsWith('x') ? 'tsx' : 'ts')] : []
      }),
    )
  })

  test.each(settings)('reads the setting %s', (name) => {
    expect(read).toContain(name)
  })
})

test('a setting that only a comment, a text or a new object names is not read', () => {
  expect([...readMembers("// config.appName\nexport const labels = { appName: 'appName' }", 'ts')]).toEqual(
    [],
  )
  expect([...readMembers('const { appName, faq: hasFaq } = settings; log(settings.slugName)', 'ts')]).toEqual(
    ['appName', 'faq', 'slugName'],
  )
})
