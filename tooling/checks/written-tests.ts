import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { root } from '../sources.ts'

export interface NamedTest {
  /** From the root. */
  readonly path: string
  /** Includes the titles of its groups, separated by `›`. */
  readonly title: string
}

export type WrittenTest = NamedTest

export const titleOf = ({ path, title }: NamedTest): string => `${path} › ${title}`

/** Every test in the sources, with placeholders left as written: `%s`, `$name`, `${name}`. */
export function readWrittenTests(): readonly WrittenTest[] {
  return globSync('{apps,packages,demo,bench,tooling,e2e}/**/*.{test,spec,long}.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|\/dist/.test(path),
  }).flatMap((path) => testsIn(path, readFileSync(join(root, path), 'utf8')))
}

export function testsIn(path: string, text: string): readonly WrittenTest[] {
  const found: WrittenTest[] = []
  const known = new Set(['test', 'it', 'describe'])
  const walk = (node: unknown, groups: readonly string[]): void => {
    if (!isNode(node)) {
      if (Array.isArray(node)) for (const each of node) walk(each, groups)
      return
    }
    const alias = aliasIn(node, known)
    if (alias !== undefined) known.add(alias)
    const call = calledTest(node, { text, known })
    if (call && !call.isGroup) found.push({ path, title: [...groups, call.title].join(' › ') })
    const inner = call?.isGroup ? [...groups, call.title] : groups
    for (const value of Object.values(node)) walk(value, inner)
  }
  walk(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' }, path), [])
  return found
}

/** Can a test with that title in the source have this name when it runs? */
export function isMatch(written: string, ran: string): boolean {
  if (written === ran) return true
  const [first = '', ...rest] = written.split(/\$\{[^}]*\}|%[sdifjo#p%]|\$[a-z][\w.]*/)
  if (rest.length === 0) return false
  const pattern = [first, ...rest]
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*')
  return new RegExp(`^${pattern}$`, 's').test(ran)
}

interface Node {
  readonly [key: string]: unknown
  readonly type: string
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Finds aliases of test functions: `import { test as journey }`, `const journey = test.extend(…)`. */
function aliasIn(node: Node, known: ReadonlySet<string>): string | undefined {
  if (node.type === 'ImportSpecifier')
    return known.has(namesOf(node['imported'])[0] ?? '') ? namesOf(node['local'])[0] : undefined
  if (node.type !== 'VariableDeclarator') return undefined
  const [first = '', second] = namesOf(node['init'])
  return known.has(first) && second === 'extend' ? namesOf(node['id'])[0] : undefined
}

interface Source {
  readonly text: string
  readonly known: ReadonlySet<string>
}

/** `test('…')`, `describe.each(…)('…')`, `test.describe('…')` and the like. */
function calledTest(
  node: Node,
  { text, known }: Source,
): { readonly title: string; readonly isGroup: boolean } | undefined {
  const [first] = Array.isArray(node['arguments']) ? node['arguments'] : []
  if (node.type !== 'CallExpression' || !isNode(first)) return undefined
  const names = namesOf(node['callee'])
  if (!known.has(names[0] ?? '')) return undefined
  const title = titleIn(first, text)
  return title === undefined ? undefined : { title, isGroup: names.includes('describe') }
}

function namesOf(callee: unknown): readonly string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'CallExpression') return namesOf(callee['callee'])
  if (callee.type === 'Identifier') return [String(callee['name'])]
  if (callee.type !== 'MemberExpression') return []
  return [...namesOf(callee['object']), ...namesOf(callee['property'])]
}

function titleIn(node: Node, text: string): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  return node.type === 'TemplateLiteral'
    ? text.slice(Number(node['start']) + 1, Number(node['end']) - 1)
    : undefined
}
