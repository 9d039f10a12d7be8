import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse, parseAllDocuments, stringify } from 'yaml'

/** An object of Kubernetes, as Helm would install it. */
export type Manifest = ReturnType<typeof parse>

type Node =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'print'; readonly pipeline: string }
  | {
      readonly type: 'block'
      readonly keyword: string
      readonly pipeline: string
      readonly branches: readonly (readonly Node[])[]
    }

interface Scope {
  readonly dot: unknown
  readonly root: unknown
  readonly variables: Readonly<Record<string, unknown>>
  readonly named: ReadonlyMap<string, readonly Node[]>
}

/**
 * Renders a chart with these values instead of those in values.yaml, for a release named `shop`. Knows the few words of Helm that our
 * templates use, and throws at any other.
 */
export function renderChart(
  folder: string,
  change: (values: Record<string, unknown>) => Record<string, unknown> = (values) => values,
): readonly Manifest[] {
  const values: Record<string, unknown> = parse(readFileSync(join(folder, 'values.yaml'), 'utf8'))
  const root = { Values: change(values), Release: { Name: 'shop' } }
  const files = globSync(join(folder, 'templates/*')).toSorted()
  const parsed = files.map((file) => ({ file, nodes: parseTemplate(readFileSync(file, 'utf8')) }))
  const named = new Map(
    parsed.flatMap(({ nodes }) =>
      nodes.flatMap((node) =>
        node.type === 'block' && node.keyword === 'define'
          ? [[JSON.parse(node.pipeline), node.branches[0] ?? []] as const]
          : [],
      ),
    ),
  )
  return parsed
    .filter(({ file }) => !basename(file).startsWith('_'))
    .flatMap(({ file, nodes }) => {
      const documents = parseAllDocuments(print(nodes, { dot: root, root, variables: {}, named }))
      return documents.flatMap((document) => {
        if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`)
        return document.toJS() ?? []
      })
    })
}

/** Actions alternate with texts. A dash beside the braces removes the white space there. */
function parseTemplate(text: string): readonly Node[] {
  const parts = text.split(/(\{\{-?\s.*?\s-?\}\})/)
  let next = 0
  const readBlock = (): { readonly nodes: readonly Node[]; readonly end: string } => {
    const nodes: Node[] = []
    while (next < parts.length) {
      const part = parts[next] ?? ''
      next += 1
      const action = /^\{\{-?\s(.*?)\s-?\}\}$/.exec(part)?.[1]
      if (action === undefined) {
        const before = parts[next - 2]?.endsWith('-}}') ? part.trimStart() : part
        nodes.push({ type: 'text', text: parts[next]?.startsWith('{{-') ? before.trimEnd() : before })
        continue
      }
      if (action === 'end' || action === 'else') return { nodes, end: action }
      const block = /^(if|with|range|define) (.+)$/.exec(action)
      if (!block) {
        nodes.push({ type: 'print', pipeline: action })
        continue
      }
      const branches = [readBlock()]
      if (branches[0]?.end === 'else') branches.push(readBlock())
      const [, keyword = '', pipeline = ''] = block
      nodes.push({ type: 'block', keyword, pipeline, branches: branches.map((branch) => branch.nodes) })
    }
    return { nodes, end: '' }
  }
  return readBlock().nodes
}

function print(nodes: readonly Node[], scope: Scope): string {
  return nodes.map((node) => printNode(node, scope)).join('')
}

function printNode(node: Node, scope: Scope): string {
  if (node.type === 'text') return node.text
  if (node.type === 'print') return String(evaluate(node.pipeline, scope))
  const [body = [], otherwise = []] = node.branches
  if (node.keyword === 'define') return ''
  if (node.keyword === 'range') return printRange(node.pipeline, body, scope)
  const value = evaluate(node.pipeline, scope)
  if (isEmpty(value)) return print(otherwise, scope)
  return print(body, node.keyword === 'with' ? { ...scope, dot: value } : scope)
}

/** Helm goes through the keys of a map in their order. */
function printRange(pipeline: string, body: readonly Node[], scope: Scope): string {
  const [, key = '', value = '', of = ''] = /^\$(\w+), \$(\w+) := (.+)$/.exec(pipeline) ?? []
  if (key === '') throw new Error(`range ${pipeline}: write range $name, $value := .Values.map`)
  const entries = Object.entries(evaluate(of, scope) as Readonly<Record<string, unknown>>)
  return entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) =>
      print(body, { ...scope, dot: each, variables: { ...scope.variables, [key]: name, [value]: each } }),
    )
    .join('')
}

function isEmpty(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0)
}

function evaluate(pipeline: string, scope: Scope): unknown {
  const [first = '', ...filters] = pipeline.split(' | ')
  return filters.reduce<unknown>(
    (value, filter) => {
      const indent = /^nindent (\d+)$/.exec(filter)?.[1]
      if (indent !== undefined)
        return `\n${String(value)}`.replaceAll(/\n(?=.)/g, `\n${' '.repeat(Number(indent))}`)
      if (filter === 'quote') return JSON.stringify(String(value))
      throw new Error(`Unknown filter: ${filter}`)
    },
    evaluateTerm(first, scope),
  )
}

function evaluateTerm(term: string, scope: Scope): unknown {
  const [, word, argument = ''] = /^(toYaml|include "[^"]+") (\S+)$/.exec(term) ?? []
  if (word === 'toYaml') return stringify(evaluateTerm(argument, scope)).trimEnd()
  if (word !== undefined) {
    const name = JSON.parse(word.slice('include '.length))
    const nodes = scope.named.get(name)
    if (!nodes) throw new Error(`No template is called ${name}`)
    return print(nodes, { ...scope, dot: evaluateTerm(argument, scope) })
  }
  const path = /^([.$])((?:\w+\.?)*)$/.exec(term)
  if (!path) throw new Error(`Unknown expression: ${term}`)
  const start = path[1] === '$' ? scope.variables : scope.dot
  return (path[2] ?? '')
    .split('.')
    .filter((name) => name !== '')
    .reduce<unknown>((value, name) => {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        throw new Error(`No value ${name} in ${term}`)
      return (value as Readonly<Record<string, unknown>>)[name]
    }, start)
}
