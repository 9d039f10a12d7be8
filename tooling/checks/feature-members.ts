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
  return members.filter(({ owner, name }) => nodes.some((node) => namesUsed(node, owner).includes(name)))
}

function namesUsed(node: Node, owner: string): readonly (string | undefined)[] {
  switch (node['type']) {
    case 'MemberExpression':
      return isValueOf(node['object'], owner) ? [keyOf(node['property'])] : []
    case 'VariableDeclarator':
      return isValueOf(node['init'], owner) ? keysOf(node['id']) : []
    case 'AssignmentExpression':
      return isValueOf(node['right'], owner) ? keysOf(node['left']) : []
    case 'Property':
      return nameOf(node['key']) === valueName(owner) ? keysOf(node['value']) : []
    case 'ObjectPattern':
      return isTypeOf(typeIn(node['typeAnnotation']), owner) ? keysOf(node) : []
    case 'TSTypeReference': {
      const [picked, keys] = argumentsOf(node)
      return nameOf(node['typeName']) === 'Pick' && isTypeOf(picked, owner) ? textsOf(keys) : []
    }
    case 'TSInterfaceHeritage': {
      const [picked, keys] = argumentsOf(node)
      return nameOf(node['expression']) === 'Pick' && isTypeOf(picked, owner) ? textsOf(keys) : []
    }
    case 'TSIndexedAccessType':
      return isTypeOf(node['objectType'], owner) ? textsOf(node['indexType']) : []
    default:
      return []
  }
}

/** True for a value of the interface: `deps`, `context.deps` or `useDeps()`. */
function isValueOf(node: unknown, owner: string): boolean {
  if (!isNode(node)) return false
  if (node['type'] === 'CallExpression') return nameOf(node['callee']) === `use${owner}`
  if (node['type'] === 'MemberExpression') return nameOf(node['property']) === valueName(owner)
  return isNode(node['expression']) ? isValueOf(node['expression'], owner) : nameOf(node) === valueName(owner)
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
  return isNode(node) && node['type'] === 'Identifier' && typeof node['name'] === 'string'
    ? node['name']
    : undefined
}
