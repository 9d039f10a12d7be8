import type { Minor, Quantity, UnitPrice } from './money.ts'

/**
 * Parses the decimal strings of the API, CSV files and numeric columns: digits, one optional `.`, an optional leading minus. Never rounds:
 * refuses more decimals than the kind has.
 */
function parseDecimal(text: string, decimals: number): number | undefined {
  const match = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text)
  if (!match) return undefined
  const [, sign = '', integer = '', fraction = ''] = match
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) return undefined
  const scaled = Number(integer + significant.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(scaled)) return undefined
  return sign === '-' && scaled !== 0 ? -scaled : scaled
}

function formatDecimal(scaled: number, decimals: number, minDecimals: number): string {
  const all = String(Math.abs(scaled))
  const digits = all.length > decimals ? all : all.padStart(decimals + 1, '0')
  const separatorAt = digits.length - decimals
  let end = digits.length
  while (end > separatorAt + minDecimals && digits.charCodeAt(end - 1) === zero) end -= 1
  const integer = (scaled < 0 ? '-' : '') + digits.slice(0, separatorAt)
  return end === separatorAt ? integer : `${integer}.${digits.slice(separatorAt, end)}`
}

const zero = '0'.charCodeAt(0)
/** Precomputed for speed: most prices end with two decimals, and a list shows hundreds of prices. */
const hundredths = Array.from({ length: 100 }, (_, part) => `.${String(part).padStart(2, '0')}`)

/** At most 2 decimals; undefined for anything else. */
export function parseMinor(text: string): Minor | undefined {
  return parseDecimal(text, 2) as Minor | undefined
}

/** Always 2 decimals: `12.50`. */
export function formatMinor(amount: Minor): string {
  const rest = Math.abs(amount) % 100
  const integer = (Math.abs(amount) - rest) / 100
  return `${amount < 0 ? '-' : ''}${integer}${hundredths[rest]}`
}

export function parseUnitPrice(text: string): UnitPrice | undefined {
  return parseDecimal(text, 4) as UnitPrice | undefined
}

/** 2 to 4 decimals: `0.6375`, `12.50`. */
export function formatUnitPrice(price: UnitPrice): string {
  return price % 100 === 0 ? formatMinor((price / 100) as Minor) : formatDecimal(price, 4, 2)
}

/** From eight digits on, a number is a barcode that was typed or scanned into the wrong field. */
export const quantityTooLong = 10_000_000 * 1000

/** At most 3 decimals and less than eight digits before them; undefined for anything else. */
export function parseQuantity(text: string): Quantity | undefined {
  const quantity = parseDecimal(text, 3) as Quantity | undefined
  return quantity === undefined || quantity < quantityTooLong ? quantity : undefined
}

/** As few decimals as it needs: `3`, `1.25`. */
export function formatQuantity(quantity: Quantity): string {
  return formatDecimal(quantity, 3, 0)
}
