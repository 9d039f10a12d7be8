import { useLingui } from '@lingui/react/macro'
import { maxClaimable } from '@provender/domain/claim/claim'
import type { Quantity } from '@provender/domain/money/money'
import { typedQuantity } from '@provender/domain/units/quantity-limits'
import { quantityFromWire } from '@provender/sync/operations/basket-wire'
import { Checkbox } from '@provender/ui/controls/choice'
import { FieldError, TextField } from '@provender/ui/controls/field'
import { packOf } from '../catalogue/product-parts.tsx'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { ReportedOrderQuery } from './claims.documents.ts'

export type ReportedLine = ReportedOrderQuery['order']['lines'][number]

export type TypedQuantities = Readonly<Record<string, string>>

export interface ReportLinesProps {
  readonly lines: readonly ReportedLine[]
  readonly typed: TypedQuantities
  readonly onTyped: (typed: TypedQuantities) => void
  readonly isMissing: boolean
  readonly isChecked: boolean
}

export function ReportLines({ lines, typed, onTyped, isMissing, isChecked }: ReportLinesProps) {
  const { t } = useLingui()
  const { labels } = useProductList()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="text-label">{t`Which products?`}</legend>
      {isMissing && <FieldError>{t`Choose at least one product`}</FieldError>}
      <ul className="mt-1.5 border-t border-ink">
        {lines.map((line) => {
          const { position } = line
          const { [position]: text, ...others } = typed
          return (
            <li key={position} className="border-b border-line py-1.5">
              <Checkbox
                checked={text !== undefined}
                onChange={({ target }) => onTyped(target.checked ? { ...others, [position]: '' } : others)}
              >
                {line.name}{' '}
                <span className="text-small figures text-ink-3">
                  {[packOf(line, labels), line.code].filter(Boolean).join(' · ')}
                </span>
              </Checkbox>
              {text !== undefined && (
                <LineQuantity
                  line={line}
                  text={text}
                  isChecked={isChecked}
                  onText={(next) => onTyped({ ...others, [position]: next })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

interface LineQuantityProps {
  readonly line: ReportedLine
  readonly text: string
  readonly isChecked: boolean
  readonly onText: (text: string) => void
}

function LineQuantity({ line, text, isChecked, onText }: LineQuantityProps) {
  const { t } = useLingui()
  const { labels } = useProductList()
  const maximum = labels.quantity(mostOf(line), line.unitKind)
  const isWrong = claimedOf(line, text) === undefined
  return (
    <div className="max-w-60 pb-2 pl-7">
      <TextField
        label={t`How many?`}
        value={text}
        onChange={({ target }) => onText(target.value)}
        inputMode={line.unitKind === 'KG' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={12}
        hint={t`of ${maximum}`}
        error={isChecked && isWrong ? t`Please enter a quantity, at most ${maximum}` : undefined}
      />
    </div>
  )
}

function mostOf({ quantity, suppliedQuantity }: ReportedLine): Quantity {
  return maxClaimable({
    quantity: quantityFromWire(quantity),
    suppliedQuantity: suppliedQuantity === null ? null : quantityFromWire(suppliedQuantity),
  })
}

const kinds = { PIECE: 'piece', BOX: 'box', KG: 'kg' } as const

/** The claimed quantity of a line; undefined if the text is not a valid one. */
export function claimedOf(line: ReportedLine, text: string): Quantity | undefined {
  const quantity = typedQuantity(kinds[line.unitKind], text)
  return quantity !== undefined && quantity > 0 && quantity <= mostOf(line) ? quantity : undefined
}
