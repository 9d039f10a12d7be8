import {
  formatMinor,
  formatQuantity,
  formatUnitPrice,
  parseMinor,
  parseQuantity,
  parseUnitPrice,
  quantityTooLong,
} from '@provender/domain/money/decimal'
import type { Minor, Quantity, UnitPrice } from '@provender/domain/money/money'
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql'

interface ScalarText<Value> {
  readonly name: string
  readonly description: string
  /** Undefined for an invalid value. */
  readonly parse: (text: string) => Value | undefined
  readonly write: (value: Value) => unknown
}

/** A scalar that is text or a number in the request. It is refused unless it can be read exactly. */
function textScalar<Value>({
  name,
  description,
  parse,
  write,
}: ScalarText<Value>): GraphQLScalarType<Value, unknown> {
  const read = (input: unknown): Value => {
    const text = typeof input === 'number' ? String(input) : input
    const value = typeof text === 'string' && text.length <= 64 ? parse(text) : undefined
    if (value === undefined) throw new GraphQLError(`not a ${name}`)
    return value
  }
  return new GraphQLScalarType<Value, unknown>({
    name,
    description,
    serialize: (value) => write(value as Value),
    parseValue: read,
    parseLiteral: (node) => read(literalText(node)),
  })
}

function literalText(node: ValueNode): string | undefined {
  return node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT
    ? node.value
    : undefined
}

export const int64Scalar = textScalar<number>({
  name: 'Int64',
  description: 'A 64-bit id. Sent as a decimal string; accepted as a string or a number.',
  parse: (text) => {
    const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
    return Number.isSafeInteger(id) ? id : undefined
  },
  write: String,
})

export const moneyScalar = textScalar<Minor>({
  name: 'Money',
  description: 'An amount with 2 decimals, as a string: "12.50".',
  parse: parseMinor,
  write: formatMinor,
})

export const unitPriceScalar = textScalar<UnitPrice>({
  name: 'UnitPrice',
  description: 'The price of one unit with 2 to 4 decimals, as a string: "0.6375".',
  parse: parseUnitPrice,
  write: formatUnitPrice,
})

export const quantityScalar = textScalar<Quantity>({
  name: 'Quantity',
  description:
    'A quantity: an integer for pieces and boxes, up to 3 decimals for kilograms; at most seven digits before them. Sent as a number.',
  parse: (text) => {
    const quantity = parseQuantity(text)
    return quantity !== undefined && Math.abs(quantity) < quantityTooLong ? quantity : undefined
  },
  write: (quantity) => Number(formatQuantity(quantity)),
})

export const dateTimeScalar = new GraphQLScalarType<number, string>({
  name: 'DateTime',
  description: 'A point in time, ISO 8601 in UTC.',
  serialize: (value) => new Date(Number(value)).toISOString(),
  parseValue: () => {
    throw new GraphQLError('DateTime is not an input')
  },
})

export const uuidScalar = textScalar<string>({
  name: 'Uuid',
  description: 'A UUID in its canonical form.',
  parse: (text) =>
    /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
      ? text.toLowerCase()
      : undefined,
  write: String,
})
