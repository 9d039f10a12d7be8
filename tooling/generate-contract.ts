import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import { filterSchema, pruneSchema } from '@graphql-tools/utils'
import { type App, apps as contracts, isInContract } from '@provender/server/app-contract'
import { createSchema } from '@provender/server/schema'
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  lexicographicSortSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  printSchema,
  validate,
  visit,
} from 'graphql'
import { type BrowserApp, browserApps } from './apps.ts'
import { root } from './sources.ts'

const scalars = {
  Int64: { input: 'string | number', output: 'string' },
  Money: { input: 'string', output: 'string' },
  UnitPrice: { input: 'string', output: 'string' },
  Quantity: { input: 'number', output: 'number' },
  DateTime: { input: 'never', output: 'string' },
  Uuid: { input: 'string', output: 'string' },
}

const typeStyle = {
  scalars,
  strictScalars: true,
  immutableTypes: true,
  skipTypename: true,
  inlineFragmentTypes: 'inline',
  enumType: 'string-literal',
  noUtilityTypes: true,
}

interface Source {
  readonly path: string
  readonly document: DocumentNode
}

/**
 * Generates the whole schema, the contract of each app, typed documents next to each .graphql file, the names
 * of the queries, and the hashes of all documents. The documents of an app are checked against its contract.
 */
export async function generateContract(apps = browserApps): Promise<ReadonlyMap<string, string>> {
  const fullSchema = createSchema()
  const files = new Map([['packages/schema/src/schema.graphql', printed(fullSchema)]])
  for (const contract of contracts)
    files.set(`packages/schema/src/${contract}-contract.graphql`, printed(contractOf(fullSchema, contract)))
  const ofApps = apps.map((app) => {
    // Built from the printed contract, which has what clients see, without the internal values of enums.
    const schema = buildSchema(printed(contractOf(fullSchema, app.contract)))
    const sources = readDocuments(app)
    refuseInvalid(schema, sources)
    return { schema, sources, fragments: fragmentsOf(sources) }
  })
  for (const { schema, sources, fragments } of ofApps)
    for (const source of sources)
      files.set(
        source.path.replace(/\.graphql$/, '.documents.ts'),
        await documentsFile(schema, source, fragments),
      )
  files.set('packages/schema/src/query-name.gen.ts', queryNames(ofApps.flatMap(({ sources }) => sources)))
  files.set(
    'packages/schema/src/trusted-documents.json',
    trustedDocuments(ofApps.flatMap(({ sources, fragments }) => textsOf(sources, fragments))),
  )
  return files
}

function readDocuments({ documents }: BrowserApp): readonly Source[] {
  const patterns = documents.map((folder) => `${folder}/src/**/*.graphql`)
  return globSync(patterns, { cwd: root })
    .sort()
    .map((path) => ({ path, document: parse(readFileSync(join(root, path), 'utf8'), { noLocation: true }) }))
}

/** The part of the API that an app may use: its root fields, and the types that they reach. */
export function contractOf(schema: GraphQLSchema, app: App): GraphQLSchema {
  const rootTypes = {
    Query: schema.getQueryType(),
    Mutation: schema.getMutationType(),
    Subscription: schema.getSubscriptionType(),
  }
  return pruneSchema(
    filterSchema({
      schema,
      rootFieldFilter: (operation, name) => {
        const field = rootTypes[operation]?.getFields()[name]
        return field !== undefined && isInContract(field, app)
      },
    }),
  )
}

function printed(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

function queryNames(sources: readonly Source[]): string {
  const names = sources
    .flatMap(({ document }) => operationsOf(document))
    .flatMap(({ operation, name }) => (operation === OperationTypeNode.QUERY && name ? [name.value] : []))
  return [
    '// Generated from the .graphql files of the apps: change those, then run `npm run generate`.\n',
    '/** The name of a query of an app, with which the keys of its answers begin. */',
    'export type QueryName =',
    ...[...new Set(names)].sort().map((name) => `  | '${name}'`),
    '',
  ].join('\n')
}

function textsOf(sources: readonly Source[], fragments: Fragments): readonly string[] {
  return sources
    .flatMap(({ document }) => operationsOf(document))
    .map((operation) => textOf(operation, fragments))
}

/** The SHA-256 hashes, sorted, of every document that an app sends. */
function trustedDocuments(texts: readonly string[]): string {
  const hashes = new Set(texts.map((text) => createHash('sha256').update(text).digest('hex')))
  return `${JSON.stringify([...hashes].sort(), null, 2)}\n`
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

function fragmentsOf(sources: readonly Source[]): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const { path, document } of sources)
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue
      if (fragments.has(definition.name.value))
        throw new Error(`${path}: a second fragment ${definition.name.value}`)
      fragments.set(definition.name.value, definition)
    }
  return fragments
}

export function refuseInvalid(contract: GraphQLSchema, sources: readonly Source[]): void {
  const definitions = sources.flatMap(({ document }) => document.definitions)
  const errors = validate(contract, { kind: Kind.DOCUMENT, definitions })
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('\n'))
}

async function documentsFile(
  schema: GraphQLSchema,
  { path, document }: Source,
  fragments: Fragments,
): Promise<string> {
  const own = new Set(document.definitions)
  const externalFragments = [...fragments.values()]
    .filter((fragment) => !own.has(fragment))
    .map((node) => ({
      isExternal: true,
      importFrom: null,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      node,
    }))
  const types = await codegen({
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [{ location: path, document }],
    config: { ...typeStyle, externalFragments },
    filename: path,
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
    skipDocumentsValidation: true,
  })
  const operations = operationsOf(document)
  const constants = operations.map((operation) => constantFor(operation, fragments))
  return [
    `// Generated from ${path.split('/').at(-1)}: change that, then run \`npm run generate\`.`,
    operations.length > 0 ? "import { document } from '@provender/schema/document'" : '',
    withoutUnread(types).trim(),
    ...constants,
    '',
  ].join('\n\n')
}

const kinds = {
  [OperationTypeNode.QUERY]: 'Query',
  [OperationTypeNode.MUTATION]: 'Mutation',
  [OperationTypeNode.SUBSCRIPTION]: 'Subscription',
} as const

/** The generator writes helpers and the enums of all fragments into each file. Removes those that the file does not use. */
function withoutUnread(types: string): string {
  const helpers = /^\/\*\* Internal type.*\n(?:export )?type (Exact|Incremental)<.*\n/gm
  const enums = /^export type (\w+) =\n(?: {2}\| '\w+';?\n)+\n?/gm
  const isRead = (name: string) => (types.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1
  const ifRead = (text: string, name: string) => (isRead(name) ? text : '')
  return types.replaceAll(helpers, ifRead).replaceAll(enums, ifRead)
}

function operationsOf({ definitions }: DocumentNode): readonly OperationDefinitionNode[] {
  return definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
}

function constantFor(operation: OperationDefinitionNode, fragments: Fragments): string {
  const name = operation.name?.value
  if (name === undefined) throw new Error('An operation has no name')
  const kind = kinds[operation.operation]
  const text = textOf(operation, fragments)
  return `export const ${name} = document<${name}${kind}, ${name}${kind}Variables>(\n  '${name}',\n  \`${text}\`,\n)`
}

/** The text that an app sends: the operation and the fragments that it uses, on one line. */
function textOf(operation: OperationDefinitionNode, fragments: Fragments): string {
  const used = new Map<string, FragmentDefinitionNode>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value)
        if (!fragment) throw new Error(`There is no fragment ${value}`)
        if (used.has(value)) return
        used.set(value, fragment)
        collect(fragment)
      },
    })
  }
  collect(operation)
  const text = [operation, ...used.values()].map((node) => print(node)).join('\n')
  return text.replace(/\s+/g, ' ')
}
