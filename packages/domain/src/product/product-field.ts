/** The values a field may have. How they are stored, and how they travel to devices, follows from the kind. */
export interface FieldType<Value> {
  readonly kind: 'text' | 'textOrNull' | 'choice' | 'whole' | 'neighbour' | 'flag' | 'textList' | 'idList'
  /** The type of its column. */
  readonly sql: string
  /** What a choice chooses from. */
  readonly choices: readonly string[]
  /** Only a type: nothing is stored here. */
  readonly value?: Value
}

function fieldType<Value>(kind: FieldType<Value>['kind'], sql: string): FieldType<Value> {
  return { kind, sql, choices: [] }
}

export const text = fieldType<string>('text', 'text')
export const textOrNull = fieldType<string | null>('textOrNull', 'text')
export const flag = fieldType<boolean>('flag', 'boolean')
export const textList = fieldType<readonly string[]>('textList', 'text[]')
/** An integer from 0. */
export const whole = fieldType<number>('whole', 'int')
export const largeWhole = fieldType<number>('whole', 'bigint')
/** An integer that is close to that of the product before it: devices receive the difference. */
export const neighbour = fieldType<number>('neighbour', 'int')
/** Milliseconds since 1970. */
export const instant = fieldType<number>('neighbour', 'timestamptz')

export function idList<Id extends number>(): FieldType<readonly Id[]> {
  return fieldType('idList', 'bigint[]')
}

export function choice<const Value extends string>(choices: readonly Value[]): FieldType<Value> {
  return { kind: 'choice', sql: 'text', choices }
}

/** How a cell of the products file is read: `line` and `lines` with the most characters, `whole` with the largest number. */
export type ImportedCell =
  | { readonly line: number }
  | { readonly lines: number }
  | { readonly whole: number }
  /** The values with all spellings of each, the documented one first. */
  | { readonly choice: Readonly<Record<string, readonly string[]>> }
  | 'flag'
  | 'picture'
  | 'thousandths'
  | 'vat'

export interface ImportedColumn {
  /** As documented, then the other spellings; lower case, words joined by `_`. */
  readonly names: readonly [string, ...string[]]
  readonly cell: ImportedCell
  /** A new product needs it, and it has no empty cells. */
  readonly isRequired?: boolean
}

/** Everything that the code derives from a field. */
export interface ProductField<Value = unknown> {
  /** Of the table `product`. */
  readonly column: string
  readonly type: FieldType<Value>
  /** What a product has that says nothing else: a new one, or one on a device that does not receive the field. */
  readonly blank: Value
  /** Many products have the same value: memory holds each once. */
  readonly repeats?: boolean
  /** `lists`: devices receive it with the catalogue; `details`: later, with the long texts. */
  readonly travels: 'lists' | 'details' | 'never'
  /**
   * Who reads it, and where: on every product `card`, on the product's `page`, from the `api` alone; `converted`: the API
   * answers at most with what is made from it. What only `staff` reads is no part of the catalogue.
   */
  readonly readers: 'card' | 'page' | 'api' | 'converted' | 'staff'
  /** For the readers of the API. */
  readonly description?: string
  /** Left out where a column of the products file does not give exactly this field. */
  readonly imported?: ImportedColumn
}

export function field<
  const Column extends string,
  Value,
  const Travels extends ProductField['travels'],
  const Readers extends ProductField['readers'],
  const Imported extends ImportedColumn | undefined = undefined,
>(
  definition: Omit<ProductField, 'column' | 'type' | 'blank' | 'travels' | 'readers' | 'imported'> & {
    readonly column: Column
    readonly type: FieldType<Value>
    readonly blank: NoInfer<Value>
    readonly travels: Travels
    readonly readers: Readers
    readonly imported?: Imported
  },
) {
  return definition
}
