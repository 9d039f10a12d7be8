import type { ReadCell } from '../cells/cell.ts'

export interface Column<Value> {
  /** The documented name, then other spellings; lower case, words joined by `_`. */
  readonly names: readonly [string, ...string[]]
  readonly read: ReadCell<Value>
  /** The value of an empty cell, and of a missing column for a new row; undefined if the cell must not be empty. */
  readonly whenEmpty: Value | undefined
  /** The file is useless without this column. */
  readonly isObligatory: boolean
  /** Its cells help to detect the decimal separator. */
  readonly hasNumbers: boolean
}

export type Columns = Readonly<Record<string, Column<unknown>>>

export type Values<Of extends Columns> = {
  readonly [Key in keyof Of]?: Of[Key] extends Column<infer Value> ? Value : never
}

/** A column that is required and has no empty cells. */
export function required<Value>(names: Column<Value>['names'], read: ReadCell<Value>): Column<Value> {
  return { names, read, whenEmpty: undefined, isObligatory: true, hasNumbers: false }
}

/** An optional column. If `whenEmpty` is undefined, a new row needs it and its cells must not be empty. */
export function optional<Value>(
  names: Column<Value>['names'],
  read: ReadCell<Value>,
  whenEmpty: Value | undefined,
): Column<Value> {
  return { names, read, whenEmpty, isObligatory: false, hasNumbers: false }
}

/** Like `optional`, for numbers. */
export function optionalNumber<Value extends number | null>(
  names: Column<Value>['names'],
  read: ReadCell<Value>,
  whenEmpty: Value | undefined,
): Column<Value> {
  return { ...optional(names, read, whenEmpty), hasNumbers: true }
}
