import {
  getNullableType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  type GraphQLOutputType,
  GraphQLString,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { Run, SelectedField, Selection } from './selection.ts'

export type PlainObject = Readonly<Record<string, unknown>>

/**
 * Writes the selected fields of an object. Returns undefined if a value is a promise, does not match its
 * type, or anything fails.
 */
export type WriteObject = (source: unknown, run: Run) => PlainObject | undefined

/** Thrown by compiled code when it cannot complete synchronously. It holds no data and is created once. */
const notSynchronous = Symbol('not synchronous')

/** Abandons a promise that will be requested again. Its outcome is ignored. */
function leave(value: unknown): typeof notSynchronous {
  if (value instanceof Promise) value.catch(() => undefined)
  return notSynchronous
}

/**
 * Compiles the selection into a program with an object literal per object and resolver calls inlined, so that
 * the JavaScript engine can optimise it as a whole. Field names appear in it as JSON strings; nothing else of
 * a document does.
 */
export function compileObjects(selection: Selection): WriteObject {
  const parts: string[] = []
  const values: unknown[] = []
  const program: Program = {
    give: (value) => `g[${values.push(value) - 1}]`,
    define: (body) => {
      const name = `f${parts.length}`
      parts.push('')
      parts[Number(name.slice(1))] = `function ${name}(v, run) {\n${body(name)}\n}`
      return name
    },
  }
  const root = objectFunction(program, selection)
  // Numbered constants let the engine treat each value as fixed.
  const constants = values.map((_, index) => `const g${index} = g[${index}];`).join('\n')
  const text = parts.join('\n').replaceAll(/\bg\[(\d+)\]/g, 'g$1')
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is ours; see above
  const createWriter = new Function('g', `'use strict';\n${constants}\n${text}\nreturn ${root};`) as (
    values: readonly unknown[],
  ) => (source: unknown, run: Run) => PlainObject
  const write = createWriter(values)
  let isSlow = false
  return (source, run) => {
    if (isSlow) return undefined
    try {
      return write(source, run)
    } catch (error) {
      // A selection that had to wait once will have to wait again.
      isSlow = error === notSynchronous
      return undefined
    }
  }
}

const quickTests = new Map<GraphQLOutputType, string>([
  [GraphQLString, `typeof v === 'string'`],
  [GraphQLBoolean, `typeof v === 'boolean'`],
  [GraphQLFloat, 'Number.isFinite(v)'],
  [GraphQLInt, '(v | 0) === v'],
])

interface Program {
  readonly give: (value: unknown) => string
  readonly define: (body: (name: string) => string) => string
}

function objectFunction(program: Program, { fields }: Selection): string {
  const isPlain = fields.every(({ isIncluded }) => isIncluded === undefined)
  return program.define(() => {
    const values = fields.map((field) => ({ field, value: fieldExpression(program, field) }))
    if (isPlain)
      return `return {${values.map(({ field, value }) => `${propertyName(field)}: ${value}`).join(',\n')}}`
    const lines = values.map(({ field, value }) => {
      const condition = field.isIncluded ? `if (${program.give(field.isIncluded)}(run.variables)) ` : ''
      return `${condition}${assignment(field, value)}`
    })
    return `const o = {};\n${lines.join('\n')}\nreturn o;`
  })
}

/** In a literal, the plain name `__proto__` would set the prototype. */
function propertyName({ key }: SelectedField): string {
  return key === '__proto__' ? `[${JSON.stringify(key)}]` : JSON.stringify(key)
}

function assignment({ key }: SelectedField, value: string): string {
  if (key !== '__proto__') return `o[${JSON.stringify(key)}] = ${value};`
  return `Object.defineProperty(o, ${JSON.stringify(key)}, { value: ${value}, enumerable: true });`
}

function fieldExpression(program: Program, field: SelectedField): string {
  const resolve = program.give(field.resolve)
  const value = `${resolve}(v, ${program.give(field.argsOf)}(run), run.context, run.info)`
  return `${valueFunction(program, field, field.type)}(${value}, run)`
}

function valueFunction(program: Program, field: SelectedField, type: GraphQLOutputType): string {
  const nullable = getNullableType(type)
  const stop = `throw ${program.give(leave)}(v)`
  const without = isNonNullType(type) ? 'throw null' : 'return null'
  const head = `if (v === null || v === undefined) ${without};`
  if (isLeafType(nullable)) {
    const quick = quickTests.get(nullable)
    const serialize = program.give((value: unknown) => nullable.serialize(value))
    return program.define(
      () =>
        `${quick === undefined ? '' : `if (${quick}) return v;`}\n${head}\nif (typeof v === 'object') ${stop};\nconst w = ${serialize}(v);\nif (w === null || w === undefined) throw null;\nreturn w;`,
    )
  }
  const waits = `if (v instanceof Promise || v instanceof Error) ${stop};`
  if (isListType(nullable)) {
    const each = valueFunction(program, field, nullable.ofType)
    return program.define(
      () =>
        `${head}\nif (!Array.isArray(v)) ${stop};\nconst l = [];\nfor (let i = 0; i < v.length; i += 1) l.push(${each}(v[i], run));\nreturn l;`,
    )
  }
  if (!field.selection) throw new Error(`${field.coordinate} selects nothing`)
  const object = objectFunction(program, field.selection)
  return program.define(() => `${head}\n${waits}\nreturn ${object}(v, run);`)
}
