import type { TranslatedText } from '@provender/domain/languages'

export interface Column<Value> {
  readonly wire?: string
  readonly encode: (values: readonly Value[]) => unknown
  readonly decode: (raw: unknown, count: number) => readonly Value[] | undefined
}

function isInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function plain<Value>(isValue: (value: unknown) => value is Value): Column<Value> {
  return {
    encode: (values) => values,
    decode: (raw, count) =>
      Array.isArray(raw) && raw.length === count && raw.every(isValue) ? raw : undefined,
  }
}

export function ascendingIds<Id extends number>(): Column<Id> {
  return {
    encode: (ids) => ids.map((id, index) => id - (index === 0 ? 0 : (ids[index - 1] ?? 0))),
    decode: (raw, count) => {
      if (!Array.isArray(raw) || raw.length !== count) return undefined
      const ids: Id[] = []
      let last = 0
      for (const step of raw) {
        if (!isInteger(step) || step < 1 || !Number.isSafeInteger(last + step)) return undefined
        last += step
        ids.push(last as Id)
      }
      return ids
    },
  }
}

export function integers<Value extends number = number>(min: number): Column<Value> {
  return plain((value): value is Value => isInteger(value) && value >= min)
}

export function integersOrNull<Value extends number = number>(): Column<Value | null> {
  return plain((value): value is Value | null => value === null || (isInteger(value) && value >= 0))
}

export function integerDifferences<Value extends number = number>(): Column<Value> {
  return {
    encode: (values) => values.map((value, index) => value - (index === 0 ? 0 : (values[index - 1] ?? 0))),
    decode: (raw, count) => {
      if (!Array.isArray(raw) || raw.length !== count) return undefined
      const values: Value[] = []
      let last = 0
      for (const step of raw) {
        if (!isInteger(step) || !Number.isSafeInteger(last + step)) return undefined
        last += step
        values.push(last as Value)
      }
      return values
    },
  }
}

export function booleans(): Column<boolean> {
  return {
    encode: (values) => values.map(Number),
    decode: (raw, count) =>
      Array.isArray(raw) && raw.length === count && raw.every((value) => value === 0 || value === 1)
        ? raw.map((value) => value === 1)
        : undefined,
  }
}

function dictionary<Value>(isValue: (value: unknown) => value is Value): Column<Value> {
  return {
    encode: (values) => {
      const indexes = new Map<string, number>()
      const distinct: Value[] = []
      const distinctIndexes = values.map((value) => {
        // A text is its own key; no stored text contains NUL.
        const key = typeof value === 'string' ? value : `\0${JSON.stringify(value)}`
        let index = indexes.get(key)
        if (index === undefined) {
          indexes.set(key, (index = distinct.length))
          distinct.push(value)
        }
        return index
      })
      return distinct.length * 2 > values.length ? values : { distinct, at: distinctIndexes }
    },
    decode: (raw, count) => {
      if (Array.isArray(raw)) return raw.length === count && raw.every(isValue) ? raw : undefined
      if (typeof raw !== 'object' || raw === null || !('distinct' in raw) || !('at' in raw)) return undefined
      const { distinct, at: distinctIndexes } = raw
      if (!Array.isArray(distinct) || !Array.isArray(distinctIndexes)) return undefined
      if (distinctIndexes.length !== count || !distinct.every(isValue)) return undefined
      const values: Value[] = []
      for (const index of distinctIndexes) {
        const value: Value | undefined = isInteger(index) ? distinct[index] : undefined
        if (value === undefined) return undefined
        values.push(value)
      }
      return values
    },
  }
}

export const texts = (): Column<string> => dictionary(isText)

export const textsOrNull = (): Column<string | null> =>
  dictionary((value): value is string | null => value === null || isText(value))

export const textLists = (): Column<readonly string[]> =>
  dictionary((value): value is readonly string[] => Array.isArray(value) && value.every(isText))

export function oneOf<Value extends string>(allowed: readonly Value[]): Column<Value> {
  return dictionary((value): value is Value => allowed.some((each) => each === value))
}

export function idLists<Id extends number>(): Column<readonly Id[]> {
  return dictionary(
    (value): value is readonly Id[] => Array.isArray(value) && value.every((id) => isInteger(id) && id >= 1),
  )
}

/** Texts may be in languages that this app does not have yet. */
export function translations(): Column<TranslatedText> {
  return plain(
    (value): value is TranslatedText =>
      typeof value === 'object' &&
      value !== null &&
      'en' in value &&
      isText(value.en) &&
      Object.values(value).every(isText),
  )
}
