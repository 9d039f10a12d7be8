import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql'
import type { Context } from '../../../kernel/graphql/context.ts'
import { completeField, type RunState } from './complete.ts'
import { readSelection, type SelectedField, type Selection } from './selection.ts'

/** Runs the operation for one request. Refusals and resolver bugs are part of the result; it does not throw for them. */
export type RunOperation = (
  context: Context,
  variables: Readonly<Record<string, unknown>>,
  options?: RunOptions,
) => Promise<ExecutionResult>

interface RunOptions {
  /** The event of a subscription; undefined for other operations. */
  readonly event?: unknown
  /** Lets other requests come between the root fields of long work. */
  readonly pause?: () => Promise<void>
}

/** A root field that starts later than this after a pause follows a further one. */
const pauseAfterMs = 4

/** Compiles an operation of a valid document once for all requests (docs/decisions/0003-graphql-endpoint.md). */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): RunOperation {
  const isMutation = operation.operation === OperationTypeNode.MUTATION
  const { fields } = readRoot(schema, document, operation)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no resolver of this schema uses more of it
  const info = { schema } as GraphQLResolveInfo
  return async (context, variables, { event, pause } = {}) => {
    const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
    if (coerced.errors) return { errors: coerced.errors }
    const run: RunState = { context, variables: coerced.coerced, info, args: [], errors: [] }
    const data = await completeRoot(fields, { event, run, isMutation, pause })
    return run.errors.length > 0 ? { data, errors: run.errors } : { data }
  }
}

export function readRoot(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Selection {
  const root = schema.getRootType(operation.operation)
  if (!root) throw new Error(`There is nothing to ${operation.operation}`)
  return readSelection(sourceOf(schema, document), root, [operation.selectionSet])
}

/** Runs mutations one after the other, queries concurrently. */
async function completeRoot(
  fields: readonly SelectedField[],
  {
    event,
    run,
    isMutation,
    pause,
  }: {
    readonly event: unknown
    readonly run: RunState
    readonly isMutation: boolean
    readonly pause: RunOptions['pause']
  },
): Promise<Record<string, unknown> | null> {
  const complete = async (field: SelectedField): Promise<readonly [string, unknown]> => [
    field.key,
    await completeField(field, event, { run, path: { above: undefined, key: field.key } }),
  ]
  try {
    const included = fields.filter(({ isIncluded }) => isIncluded?.(run.variables) ?? true)
    if (!isMutation) return Object.fromEntries(await startAll(included, { complete, pause }))
    const data: (readonly [string, unknown])[] = []
    for (const field of included) data.push(await complete(field))
    return Object.fromEntries(data)
  } catch (error) {
    run.errors.push(error as GraphQLError)
    return null
  }
}

/** Starts all fields, with a pause whenever those before have kept the thread for some time. */
async function startAll(
  fields: readonly SelectedField[],
  {
    complete,
    pause,
  }: {
    readonly complete: (field: SelectedField) => Promise<readonly [string, unknown]>
    readonly pause: RunOptions['pause']
  },
): Promise<readonly (readonly [string, unknown])[]> {
  const started: Promise<readonly [string, unknown]>[] = []
  let sinceMs = performance.now()
  for (const field of fields) {
    if (pause && performance.now() - sinceMs > pauseAfterMs) {
      await pause()
      sinceMs = performance.now()
    }
    const completing = complete(field)
    // It may fail during a pause, before `Promise.all` waits for it.
    completing.catch(() => undefined)
    started.push(completing)
  }
  return await Promise.all(started)
}

function sourceOf(schema: GraphQLSchema, document: DocumentNode) {
  let number = 0
  const fragments = document.definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
  )
  return { schema, fragments: new Map(fragments), nextNumber: () => number++ }
}
