import type { ReadCell } from '../cells/cell.ts'

/** One column that a file may have. */
export interface Column<Value> {
  /** As documented, then the other spellings; lower case, words joined by `_`. */
  readonly names: readonly [string, ...string[]]
  readonly read: ReadCell<Value>
  /** What an empty cell means, and a column that is not there for something new; undefined: it must not be empty. */
  readonly whenEmpty: Value | undefined
  /** Without this column the file means nothing. */
  readonly isObligatory: boolean
  /** Its cells tell how the file writes decimals. */
  readonly hasNumbers: boolean
}

export type Columns = Readonly<Record<string, Column<unknown>>>

/** What a line says, for the columns that its file has. */
export type Values<Of extends Columns> = {
  readonly [Key in keyof Of]?: Of[Key] extends Column<infer Value> ? Value : never
}

/** A column that every file of its kind has, and that has no empty cells. */
export function obligatory<Value>(names: Column<Value>['names'], read: ReadCell<Value>): Column<Value> {
  return { names, read, whenEmpty: undefined, isObligatory: true, hasNumbers: false }
}

/** A column that may be missing; `whenEmpty` undefined: then not for something new, and never empty. */
export function optional<Value>(
  names: Column<Value>['names'],
  read: ReadCell<Value>,
  whenEmpty: Value | undefined,
): Column<Value> {
  return { names, read, whenEmpty, isObligatory: false, hasNumbers: false }
}

/** Like `optional`, of numbers. */
export function optionalNumber<Value extends number | null>(
  names: Column<Value>['names'],
  read: ReadCell<Value>,
  whenEmpty: Value | undefined,
): Column<Value> {
  return { ...optional(names, read, whenEmpty), hasNumbers: true }
}
