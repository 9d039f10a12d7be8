import type { Figure } from '../measurement.ts'

/** A number in at most five or six characters: `12,345`, `812`, `34.5`, `0.25`. */
export function formatNumber(value: number): string {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export function formatFigure({ value, unit }: Figure): string {
  if (unit === 'statements') return formatNumber(value)
  return `${formatNumber(value)} ${unit}`
}
