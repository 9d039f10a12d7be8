import { parseAst } from 'rolldown/parseAst'

export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** A node of a syntax tree, as ESTree and its TypeScript extension name its parts. */
export type Node = Readonly<Record<string, unknown>>

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The tree of a module with its types, which a compiled module no longer has. */
export function parseModule({ path, text }: SourceFile): unknown {
  return parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' }, path)
}

export function nodesIn(tree: unknown): readonly Node[] {
  const nodes: Node[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isNode(value)) nodes.push(value)
    for (const each of Object.values(value)) walk(each)
  }
  walk(tree)
  return nodes
}

export function literalOf(node: unknown): string | undefined {
  return isNode(node) && node['type'] === 'Literal' && typeof node['value'] === 'string'
    ? node['value']
    : undefined
}
