import { isNode, nodesIn, parseModule, type Node, type SourceFile } from './syntax.ts'

/** Words that do not say what a thing is. The glossary has the ones to use: `existing`, `customer`, `visibleLines`, `maxQuantity`. */
const refused = /^(found|known|shown|take|marks|caps|most([A-Z]\w*)?)$|_MOVED$/

/** A parameter of the address of the checkout is `marks`. */
const allowedMembers = /^marks$/

/** `login as known`, `insert into banner as known (` */
const alias = /\bas (found|known|shown)(?=$|[ ,)])/g

/**
 * The refused names that a file declares: variables, parameters, functions, members of types and aliases in SQL, with their lines. `at` is
 * refused as an index.
 */
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
  if (node['type'] === 'TSPropertySignature')
    return namesIn(node['key']).filter(({ name }) => !allowedMembers.test(name))
  const isFunction = /Function|^TSMethodSignature$/.test(String(node['type']))
  if (isFunction) return [node['id'], ...nodes(node['params'])].flatMap((each) => namesIn(each))
  const aliases = sqlIn(node).matchAll(alias)
  return Array.from(aliases, ([, name = '']) => ({ name, start: Number(node['start']), isIndex: false }))
}

/** The SQL in a node: a template, or a table with its alias. */
function sqlIn({ type, value }: Node): string {
  if (type === 'TemplateElement') return (value as { readonly raw: string }).raw
  return type === 'Literal' && /^\w+ as \w+$/.test(String(value)) ? String(value) : ''
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
