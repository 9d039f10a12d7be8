import { isNode, literalOf, type Node } from './syntax.ts'

/** A member that a feature adds to an interface of the kernel, such as `accounts` to `Deps`. */
interface FeatureMember {
  readonly owner: string
  readonly name: string
  readonly path: string
}

/** The members that a module adds to interfaces of modules of its own app. */
export function declaredMembers(path: string, nodes: readonly Node[]): readonly FeatureMember[] {
  return nodes.flatMap(({ type, id, body }) => {
    if (type !== 'TSModuleDeclaration' || !literalOf(id)?.startsWith('.')) return []
    return partsOf(body).flatMap((part) =>
      partsOf(part['body']).flatMap(({ key }) => {
        const [owner, name] = [nameOf(part['id']), nameOf(key)]
        return owner === undefined || name === undefined ? [] : [{ owner, name, path }]
      }),
    )
  })
}

export function usedMembers(
  nodes: readonly Node[],
  members: readonly FeatureMember[],
): readonly FeatureMember[] {
  const used = new Map(
    [...new Set(members.map(({ owner }) => owner))].map((type) => {
      const owner = {
        type,
        values: new Set([valueName(type), ...nodes.flatMap((node) => valuesIn(node, type))]),
      }
      return [type, new Set(nodes.flatMap((node) => namesUsed(node, owner)))]
    }),
  )
  return members.filter(({ owner, name }) => used.get(owner)?.has(name))
}

/** An interface of the kernel, and the names under which a module has a value of it. */
interface Owner {
  readonly type: string
  readonly values: ReadonlySet<string>
}

/** The names that a module gives to values of an interface: `const state = useShopState()`, `(state: ShopState) =>`. */
function valuesIn(node: Node, type: string): readonly string[] {
  const isTyped = isTypeOf(typeIn(node['typeAnnotation']), type)
  const value = isTyped ? node : isCallOf(node['init'], type) ? node['id'] : undefined
  const name = nameOf(value)
  return name === undefined ? [] : [name]
}

function namesUsed(node: Node, owner: Owner): readonly (string | undefined)[] {
  switch (node['type']) {
    case 'MemberExpression':
    case 'JSXMemberExpression':
      return isValueOf(node['object'], owner) ? [keyOf(node['property'])] : []
    case 'VariableDeclarator':
      return isValueOf(node['init'], owner) ? keysOf(node['id']) : []
    case 'AssignmentExpression':
      return isValueOf(node['right'], owner) ? keysOf(node['left']) : []
    case 'Property':
      return owner.values.has(nameOf(node['key']) ?? '') ? keysOf(node['value']) : []
    case 'ObjectPattern':
      return isTypeOf(typeIn(node['typeAnnotation']), owner.type) ? keysOf(node) : []
    case 'TSTypeReference': {
      const [picked, keys] = argumentsOf(node)
      return nameOf(node['typeName']) === 'Pick' && isTypeOf(picked, owner.type) ? textsOf(keys) : []
    }
    case 'TSInterfaceHeritage': {
      const [picked, keys] = argumentsOf(node)
      return nameOf(node['expression']) === 'Pick' && isTypeOf(picked, owner.type) ? textsOf(keys) : []
    }
    case 'TSIndexedAccessType':
      return isTypeOf(node['objectType'], owner.type) ? textsOf(node['indexType']) : []
    default:
      return []
  }
}

/** True for a value of the interface: `deps`, `context.deps`, `deps ?? {}` or `useDeps()`. */
function isValueOf(node: unknown, owner: Owner): boolean {
  if (!isNode(node)) return false
  if (isCallOf(node, owner.type)) return true
  const inner = node['expression'] ?? (node['type'] === 'LogicalExpression' ? node['left'] : undefined)
  if (inner !== undefined) return isValueOf(inner, owner)
  return String(node['type']).endsWith('MemberExpression')
    ? nameOf(node['property']) === valueName(owner.type)
    : owner.values.has(nameOf(node) ?? '')
}

function isCallOf(node: unknown, type: string): boolean {
  return isNode(node) && node['type'] === 'CallExpression' && nameOf(node['callee']) === `use${type}`
}

/** True for the interface or a part of it, whose name contains its own: `BasketDeps`. */
function isTypeOf(node: unknown, owner: string): boolean {
  return isNode(node) && nameOf(node['typeName'])?.endsWith(owner) === true
}

function valueName(owner: string): string {
  return `${owner.charAt(0).toLowerCase()}${owner.slice(1)}`
}

function keyOf(node: unknown): string | undefined {
  return nameOf(node) ?? literalOf(node)
}

function keysOf(pattern: unknown): readonly (string | undefined)[] {
  if (!isNode(pattern) || !Array.isArray(pattern['properties'])) return []
  return pattern['properties'].map((property: Node) => keyOf(property['key']))
}

function textsOf(type: unknown): readonly (string | undefined)[] {
  if (!isNode(type)) return []
  return Array.isArray(type['types']) ? type['types'].flatMap(textsOf) : [literalOf(type['literal'])]
}

function argumentsOf({ typeArguments }: Node): readonly unknown[] {
  return isNode(typeArguments) && Array.isArray(typeArguments['params']) ? typeArguments['params'] : []
}

function typeIn(annotation: unknown): unknown {
  return isNode(annotation) ? annotation['typeAnnotation'] : undefined
}

function partsOf(block: unknown): readonly Node[] {
  return isNode(block) && Array.isArray(block['body']) ? block['body'].filter(isNode) : []
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && /^(?:JSX)?Identifier$/.test(String(node['type'])) && typeof node['name'] === 'string'
    ? node['name']
    : undefined
}
