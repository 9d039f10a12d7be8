import { useLingui } from '@lingui/react/macro'
import { type Application, applicationLimits } from '@provender/domain/application/application'
import type { FieldProblem } from '@provender/domain/application/field-schemas'
import { maxPasswordLength } from '@provender/domain/application/password'

export type FormField = keyof Application

export type ProblemLabels = (field: FormField, problem: string | undefined) => string | undefined

export function useProblemLabels(): ProblemLabels {
  const { t } = useLingui()
  return (field, problem) => {
    if (problem === undefined) return undefined
    if (problem === ('TOO_LONG' satisfies FieldProblem))
      return t`Maximum character of ${{ maximum_character_value: longest(field) }}`
    const isMissing = problem === ('MISSING' satisfies FieldProblem)
    switch (field) {
      case 'companyName':
        return t`Please enter company name`
      case 'email':
        return isMissing ? t`Please enter email` : t`Invalid email`
      case 'name':
        return isMissing ? t`Please enter name and surname` : t`Invalid Name Surname`
      case 'password':
        return isMissing ? t`Please enter password` : t`Invalid password`
      case 'telephone':
        return isMissing ? t`Please enter phone number` : t`Invalid phone number`
      case 'postCode':
        return isMissing ? t`Please enter postcode` : t`Invalid postcode`
      case 'address1':
        return t`Please enter address`
      case 'city':
        return t`Please enter town or city`
      case 'companyNumber':
        return t`Invalid company number`
      case 'vatNumber':
        return t`Invalid VAT number`
      case 'acceptsTerms':
        return t`Please accept the terms and conditions`
      default:
        return t`An error has occurred`
    }
  }
}

function longest(field: FormField): number {
  const limits: Partial<Record<FormField, number>> = { ...applicationLimits, password: maxPasswordLength }
  return limits[field] ?? 0
}
