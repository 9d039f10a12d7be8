import { isNode, nodesIn, parseModule, type Node, type SourceFile } from './syntax.ts'

/** Words that do not say what a thing is. The glossary has the ones to use: `existing`, `customer`, `visibleLines`, `maxQuantity`. */
const refused = /^(found|known|shown|take|marks|caps|most([A-Z]\w*)?)$|_MOVED$/

/** The refused names that a file declares: variables, parameters and functions, with their lines. `at` is refused as an index. */
export function refusedNames(file: SourceFile): readonly string[] {
  return nodesIn(parseModule(file))
    .flatMap(declaredIn)
    .filter(({ name, isIndex }) => refused.test(name) || (name === 'at' && isIndex))
    .map(({ name, start }) => `${file.path}:${file.text.slice(0, start).split('\n').length} ${name}`)
}

interface DeclaredName {
  readonly name: string
  readonly start: number
  /** True if it can only be a number: it is counted up, has that type, or comes with each entry of a list. */
  readonly isIndex: boolean
}

function declaredIn(node: Node): readonly DeclaredName[] {
  if (node['type'] === 'VariableDeclaration')
    return nodes(node['declarations']).flatMap(({ id }) => namesIn(id, node['kind'] === 'let'))
  const isFunction = /Function|^TSMethodSignature$/.test(String(node['type']))
  return isFunction ? [node['id'], ...nodes(node['params'])].flatMap((each) => namesIn(each)) : []
}

function namesIn(pattern: unknown, isCounted = false): readonly DeclaredName[] {
  if (!isNode(pattern)) return []
  const { type, name, start, typeAnnotation } = pattern
  if (type === 'Identifier') {
    const isNumber = isNode(typeAnnotation) && nodesIn(typeAnnotation)[1]?.['type'] === 'TSNumberKeyword'
    return [{ name: String(name), start: Number(start), isIndex: isCounted || isNumber }]
  }
  const { properties, elements, value, left, argument } = pattern
  return [
    ...[...nodes(properties), value, left, argument].flatMap((each) => namesIn(each, isCounted)),
    ...nodes(elements).flatMap((each) => namesIn(each, true)),
  ]
}

function nodes(list: unknown): readonly Node[] {
  return Array.isArray(list) ? list.filter(isNode) : []
}
