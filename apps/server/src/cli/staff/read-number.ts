import { commandError } from '../command-error.ts'

export function readNumber(text: string, label: string): number {
  if (!/^\d{1,15}$/.test(text)) throw commandError(`"${text}" is not the number of ${label}`)
  return Number(text)
}
