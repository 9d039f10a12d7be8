import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { decimalMark } from '@provender/domain/money/show-money'
import { useLanguage } from '@provender/web/texts/use-language'
import type { LineToPick } from './pick-lines.ts'

interface QuantityParts {
  readonly amount: string
  readonly unit: string
}

/** A quantity in two sizes of type: "3" and "boxes", "4.87" and "kg". */
export function useQuantityParts({
  unitKind,
}: Pick<LineToPick, 'unitKind'>): (quantity: number) => QuantityParts {
  const { t } = useLingui()
  const language = useLanguage()
  return (quantity) => {
    const amount = String(quantity).replace('.', decimalMark(language))
    switch (unitKind) {
      case 'KG':
        return { amount, unit: 'kg' }
      case 'BOX':
        return { amount, unit: t`${plural(quantity, { one: 'box', other: 'boxes' })}` }
      case 'PIECE':
        return { amount, unit: t`${plural(quantity, { one: 'piece', other: 'pieces' })}` }
    }
  }
}

/** A quantity in one text: "3 boxes". */
export function useQuantityText(line: Pick<LineToPick, 'unitKind'>): (quantity: number) => string {
  const partsOf = useQuantityParts(line)
  return (quantity) => {
    const { amount, unit } = partsOf(quantity)
    return `${amount} ${unit}`
  }
}
