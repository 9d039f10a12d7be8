import { useLingui } from '@lingui/react/macro'
import type { Quantity } from '@provender/domain/money/money'
import { FieldError } from '@provender/ui/controls/field'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as minus } from 'lucide-react/icons/minus'
import { __iconData as plus } from 'lucide-react/icons/plus'
import { useId } from 'react'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { UnitKind } from '../order/orders.documents.ts'

const FewerIcon = icon(minus)
const MoreIcon = icon(plus)

const one = 1000

export interface ReportedQuantityProps {
  /** Of the product: the names of the controls end with it. */
  readonly name: string
  readonly text: string
  /** Undefined if the text is not a quantity that can be claimed. */
  readonly quantity: Quantity | undefined
  readonly maxQuantity: Quantity
  readonly unitKind: UnitKind
  readonly isChecked: boolean
  readonly onText: (text: string) => void
  readonly onQuantity: (quantity: Quantity) => void
}

const button = 'grid place-items-center rounded-control text-ink-2 hover:text-ink disabled:text-line-strong'

/** How much of a line is reported. */
export function ReportedQuantity(props: ReportedQuantityProps) {
  const { name, text, quantity, maxQuantity, unitKind, isChecked, onText, onQuantity } = props
  const { t } = useLingui()
  const { labels } = useProductList()
  const errorId = useId()
  const maximum = labels.quantity(maxQuantity, unitKind)
  const error =
    isChecked && quantity === undefined ? t`Please enter a quantity, at most ${maximum}` : undefined
  const step = (by: number) => onQuantity(Math.min(maxQuantity, Math.max(0, quantity ?? 0) + by) as Quantity)
  return (
    <div className="grid gap-1.5 pb-2.5 tablet:pl-20">
      <div className="flex flex-wrap items-center gap-2.5 text-label">
        <span aria-hidden>{t`How many?`}</span>
        <div className="stepper h-11 w-33 rounded-control bg-ground inset-ring inset-ring-line-strong">
          <button
            type="button"
            aria-label={`${labels.add[unitKind].fewer}, ${name}`}
            disabled={quantity === undefined || quantity <= one}
            onClick={() => step(-one)}
            className={button}
          >
            <FewerIcon size="s" />
          </button>
          <input
            value={text}
            aria-label={`${t`How many?`} ${name}`}
            aria-invalid={error !== undefined}
            aria-describedby={error && errorId}
            inputMode={unitKind === 'KG' ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={12}
            onChange={({ target }) => onText(target.value)}
            className="w-full min-w-0 bg-transparent text-center text-[1rem] figures"
          />
          <button
            type="button"
            aria-label={`${labels.add[unitKind].more}, ${name}`}
            disabled={quantity !== undefined && quantity >= maxQuantity}
            onClick={() => step(one)}
            className={button}
          >
            <MoreIcon size="s" />
          </button>
        </div>
        <span className="figures text-ink-2">{t`of ${maximum}`}</span>
      </div>
      {error && (
        <span id={errorId}>
          <FieldError>{error}</FieldError>
        </span>
      )}
    </div>
  )
}
