import { withoutMarks } from '@provender/domain/text/normalise'

/** Removes accents and case. Unicode treats ı and ł as separate letters, but customers also type i and l for them. */
export function folded(text: string): string {
  return withoutMarks(text).toLowerCase().replaceAll('ı', 'i').replaceAll('ł', 'l')
}
