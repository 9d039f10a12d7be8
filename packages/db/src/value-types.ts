import pg from 'pg'

type Parser = (text: string) => unknown

const textArrayOid: number = 1009

const parsers = new Map<number, Parser>([
  [20, parseInt8],
  [1082, parseDate],
  [1184, parseInstant],
  [1700, (text) => text],
])

const elementOfArray = new Map<number, number>([
  [1016, 20],
  [1182, 1082],
  [1185, 1184],
  [1231, 1700],
])

/**
 * The JavaScript values of database types:
 *
 * - `int8` is a number; one beyond ±(2^53 − 1) throws instead of losing digits;
 * - `numeric` is its decimal text, digit for digit;
 * - `date` is a local date `YYYY-MM-DD`, never a point in time;
 * - `timestamptz` is UTC milliseconds, microseconds cut off. It is written as a `Date`: a bare number would reach
 *   Postgres as the text of a date and be refused. `infinity` throws, for dates too;
 * - arrays of these hold the same values.
 *
 * `pg` converts all other types. Values inside JSON are not converted here: SQL that builds JSON chooses their form.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : parserOf(oid)) ?? pg.types.getTypeParser(oid, format),
}

function parserOf(oid: number): Parser | undefined {
  const element = parsers.get(elementOfArray.get(oid) ?? 0)
  return element === undefined ? parsers.get(oid) : (text) => parseArray(text, element)
}

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond what a number holds exactly`)
  return value
}

function parseDate(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw new RangeError(`date ${text} is not a YYYY-MM-DD`)
  return text
}

function parseInstant(text: string): number {
  const date: unknown = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)(text)
  if (!(date instanceof Date)) throw new RangeError(`timestamptz ${text} is not a point in time`)
  return date.getTime()
}

function parseArray(text: string, parseElement: Parser): unknown {
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- only the list of types lacks text[]
  const parsed: unknown = pg.types.getTypeParser(textArrayOid)(text)
  return mapNested(parsed, parseElement)
}

function mapNested(value: unknown, parseElement: Parser): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => mapNested(entry, parseElement))
  return typeof value === 'string' ? parseElement(value) : null
}
