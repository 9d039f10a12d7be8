export interface FieldType<Value> {
  readonly kind: 'text' | 'textOrNull' | 'choice' | 'whole' | 'neighbour' | 'flag' | 'textList' | 'idList'
  /** The SQL type of its column. */
  readonly sql: string
  readonly choices: readonly string[]
  readonly value?: Value
}

function fieldType<Value>(kind: FieldType<Value>['kind'], sql: string): FieldType<Value> {
  return { kind, sql, choices: [] }
}

export const text = fieldType<string>('text', 'text')
export const textOrNull = fieldType<string | null>('textOrNull', 'text')
export const flag = fieldType<boolean>('flag', 'boolean')
export const textList = fieldType<readonly string[]>('textList', 'text[]')
export const integer = fieldType<number>('whole', 'int')
export const largeInteger = fieldType<number>('whole', 'bigint')
/** An integer that is usually close to that of the previous product, so devices receive the difference. */
export const neighbour = fieldType<number>('neighbour', 'int')
export const instant = fieldType<number>('neighbour', 'timestamptz')

export function idList<Id extends number>(): FieldType<readonly Id[]> {
  return fieldType('idList', 'bigint[]')
}

export function choice<const Value extends string>(choices: readonly Value[]): FieldType<Value> {
  return { kind: 'choice', sql: 'text', choices }
}

/**
 * The parser of a cell of the products file. `line` and `lines` give the maximum number of
 * characters, `integer` the largest number.
 */
export type ImportedCell =
  | { readonly line: number }
  | { readonly lines: number }
  | { readonly integer: number }
  /** The values with all spellings of each, the documented one first. */
  | { readonly choice: Readonly<Record<string, readonly string[]>> }
  | 'flag'
  | 'picture'
  | 'thousandths'
  | 'vat'

export interface ImportedColumn {
  /** The documented column name, then its other spellings, in lower case with words joined by `_`. */
  readonly names: readonly [string, ...string[]]
  readonly cell: ImportedCell
  /** New products need a value, and the cell must not be empty. */
  readonly isRequired?: boolean
}

export interface ProductField<Value = unknown> {
  /** Its name in the contract and in the sections for devices, if that is not its name in the code. */
  readonly wire?: string
  readonly column: string
  readonly type: FieldType<Value>
  readonly blank: Value
  /** Many products share values, so memory holds each value once. */
  readonly repeats?: boolean
  /** When devices receive the field: `lists` with the catalogue, `details` later with the long texts. */
  readonly deviceSection: 'lists' | 'details' | 'never'
  /**
   * The audience of the field: `card` on every product card, `page` on the product page, `api` only through the API.
   * `converted`: the API returns only values derived from it. `staff`: only staff, so it is not in the catalogue.
   */
  readonly readers: 'card' | 'page' | 'api' | 'converted' | 'staff'
  readonly description?: string
  readonly imported?: ImportedColumn
}

export function field<
  const Column extends string,
  Value,
  const DeviceSection extends ProductField['deviceSection'],
  const Readers extends ProductField['readers'],
  const Imported extends ImportedColumn | undefined = undefined,
>(
  definition: Omit<ProductField, 'column' | 'type' | 'blank' | 'deviceSection' | 'readers' | 'imported'> & {
    readonly column: Column
    readonly type: FieldType<Value>
    readonly blank: NoInfer<Value>
    readonly deviceSection: DeviceSection
    readonly readers: Readers
    readonly imported?: Imported
  },
) {
  return definition
}
