import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { unitOf } from '../catalogue/basket-product.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { AmountIssue, amountsOf, PasteAction, PasteChoice } from './paste-rows.ts'

export interface AmountQuestionProps {
  readonly issue: AmountIssue
  readonly amounts: ReturnType<typeof amountsOf>
  readonly choice: PasteChoice
  readonly onAction: (action: PasteAction) => void
}

export function AmountQuestion({ issue, amounts, choice, onAction }: AmountQuestionProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const questions: Readonly<Record<AmountIssue, string>> = {
    UNREAD: t`The quantity was not understood. How many?`,
    MISSING: t`No quantity is written. How many?`,
    RANGE: t`Two quantities were written. How many?`,
    NOT_SOLD: t`Not sold in this quantity. Nearest:`,
    AMBIGUOUS: t`The number may mean packs, or the pieces in them. How many?`,
  }
  return (
    <fieldset
      aria-label={questions[issue]}
      className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 wide:col-span-3 wide:col-start-3"
    >
      <b className="text-small font-[560] text-low">{questions[issue]}</b>
      {amounts.map(({ unit, quantity }) => (
        <Button
          key={`${quantity}/${unit}`}
          size="small"
          onClick={() => onAction({ type: 'amount', unit, quantity })}
        >
          {listContext.labels.quantity(quantity, unitOf(choice.product, unit)?.kind ?? 'PIECE')}
        </Button>
      ))}
    </fieldset>
  )
}
