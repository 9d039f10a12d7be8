import {
  getNullableType,
  type GraphQLError,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  locatedError,
} from 'graphql'
import { compileObjects, type PlainObject, type WriteObject } from './compile-objects.ts'
import type { Run, SelectedField, Selection } from './selection.ts'

export interface Path {
  readonly above: Path | undefined
  readonly key: string | number
}

export interface RunState extends Run {
  readonly errors: GraphQLError[]
}

/** Completes a field as the GraphQL specification requires: awaits it, and turns errors into nulls where the type allows null. */
export async function completeField(
  field: SelectedField,
  source: unknown,
  state: { readonly run: RunState; readonly path: Path },
): Promise<unknown> {
  const { run, path } = state
  try {
    const value = await field.resolve(source, field.argsOf(run), run.context, run.info)
    return await completeValue(field, field.type, { value, run, path })
  } catch (error) {
    return nullFor(field.type, error, state)
  }
}

interface ResolvedValue {
  readonly value: unknown
  readonly run: RunState
  readonly path: Path
}

/** An error leaves a null if the type is nullable, or moves to the parent. */
function nullFor(
  type: GraphQLOutputType,
  error: unknown,
  { run, path }: Pick<ResolvedValue, 'run' | 'path'>,
): null {
  const located = locatedError(error, undefined, keysOf(path))
  if (isNonNullType(type)) throw located
  run.errors.push(located)
  return null
}

async function completeValue(
  field: SelectedField,
  type: GraphQLOutputType,
  resolved: ResolvedValue,
): Promise<unknown> {
  const { value } = resolved
  if (value instanceof Error) throw value
  if (value === null || value === undefined) {
    if (!isNonNullType(type)) return null
    throw new Error(`Cannot return null for non-nullable field ${field.coordinate}.`)
  }
  const nullable = getNullableType(type)
  if (isListType(nullable)) return await completeList(field, nullable.ofType, resolved)
  if (isLeafType(nullable)) return serialized(nullable, value)
  if (!field.selection) throw new Error(`${field.coordinate} selects nothing`)
  return await completeObject(field.selection, resolved)
}

function serialized(
  type: { readonly name: string; readonly serialize: (value: unknown) => unknown },
  value: unknown,
): unknown {
  const written = type.serialize(value)
  if (written === null || written === undefined) throw new Error(`${type.name} cannot be written`)
  return written
}

async function completeList(
  field: SelectedField,
  type: GraphQLOutputType,
  { value, run, path }: ResolvedValue,
): Promise<readonly unknown[]> {
  if (!Array.isArray(value)) throw new Error(`${field.coordinate} gave no list`)
  return await Promise.all(
    value.map(async (each: unknown, key) => {
      const itemState = { run, path: { above: path, key } }
      try {
        return await completeValue(field, type, { value: await each, ...itemState })
      } catch (error) {
        return nullFor(type, error, itemState)
      }
    }),
  )
}

const writers = new WeakMap<Selection, WriteObject>()

async function completeObject(
  selection: Selection,
  { value, run, path }: ResolvedValue,
): Promise<PlainObject> {
  let write = writers.get(selection)
  if (!write) writers.set(selection, (write = compileObjects(selection)))
  const written = write(value, run)
  if (written !== undefined) return written
  const fields = selection.fields.filter(({ isIncluded }) => isIncluded?.(run.variables) ?? true)
  const values = await Promise.all(
    fields.map((field) => completeField(field, value, { run, path: { above: path, key: field.key } })),
  )
  return Object.fromEntries(fields.map(({ key }, index) => [key, values[index]]))
}

function keysOf(path: Path): readonly (string | number)[] {
  const keys: (string | number)[] = []
  for (let current: Path | undefined = path; current; current = current.above) keys.push(current.key)
  return keys.toReversed()
}
