import type { Language } from '@provender/domain/languages'
import type { FaultCode } from './fault.ts'

/** One sentence, or one for each plural form of `count`. */
export type FaultText = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

export type FaultTexts = Readonly<Partial<Record<FaultCode, Readonly<Record<Language, FaultText>>>>>
