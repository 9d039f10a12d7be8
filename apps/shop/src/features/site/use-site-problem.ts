import { useLingui } from '@lingui/react/macro'
import type { FieldProblem } from '@provender/domain/application/field-schemas'
import { type SiteAnswers, siteLimits } from '@provender/domain/site/site'

type SiteField = keyof SiteAnswers

export function useSiteProblem(): (field: SiteField, problem: string | undefined) => string | undefined {
  const { t } = useLingui()
  return (field, problem) => {
    if (problem === undefined) return undefined
    if (problem === ('TOO_LONG' satisfies FieldProblem))
      return t`Maximum character of ${{ maximum_character_value: longest(field) }}`
    switch (field) {
      case 'name':
        return t`Please enter a name for the site`
      case 'address1':
        return t`Please enter address`
      case 'city':
        return t`Please enter town or city`
      case 'postCode':
        return problem === ('MISSING' satisfies FieldProblem) ? t`Please enter postcode` : t`Invalid postcode`
      case 'telephone':
        return t`Invalid phone number`
      default:
        return t`An error has occurred`
    }
  }
}

function longest(field: SiteField): number {
  return field === 'address1' || field === 'address2' || field === 'address3'
    ? siteLimits.address
    : siteLimits[field]
}
