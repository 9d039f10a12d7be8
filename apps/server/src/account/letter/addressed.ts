import type { Language } from '@provender/domain/languages'
import type { Deps } from '../../deps.ts'
import type { AccountLetterKind } from './account-letter-words.ts'
import { dayInLetter } from './account-letter.ts'

/** The link to confirm something is good for a day. */
export const confirmWithinMs = 86_400_000

/** The same request within a minute is a repeat: no second e-mail is sent, whose link would end that of the first. */
export const repeatWithinMs = 60_000

export type LetterDeps = Pick<Deps, 'db' | 'wholesaler' | 'settings' | 'secrets'>

export interface Addressed {
  readonly kind: AccountLetterKind
  readonly language: Language
  readonly to: { readonly name: string; readonly address: string }
  readonly facts: Readonly<Record<string, string>>
  /** A path of the shop. */
  readonly path: string
}

export function dayFor({ wholesaler }: LetterDeps, atMs: number, language: Language): string {
  return dayInLetter(atMs, { language, timeZone: wholesaler.current().config.warehouseTimezone })
}
