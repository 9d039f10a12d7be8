import { useLingui } from '@lingui/react/macro'
import { maxClaimable } from '@provender/domain/claim/claim'
import type { Quantity } from '@provender/domain/money/money'
import { decimalMark } from '@provender/domain/money/show-money'
import { displayedQuantity, typedQuantity } from '@provender/domain/units/quantity-limits'
import { quantityFromWire } from '@provender/sync/operations/basket-wire'
import { FieldError } from '@provender/ui/controls/field'
import { Tile } from '@provender/ui/product/tile'
import { type ReactNode, useState } from 'react'
import { packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { ReportedOrderQuery } from './claims.documents.ts'
import { ReportedQuantity } from './reported-quantity.tsx'

export type ReportedLine = ReportedOrderQuery['order']['lines'][number]

export type TypedQuantities = Readonly<Record<string, string>>

export interface ReportLinesProps {
  readonly lines: readonly ReportedLine[]
  readonly typed: TypedQuantities
  readonly onTyped: (typed: TypedQuantities) => void
  readonly isMissing: boolean
  readonly isChecked: boolean
  readonly typeChoice: ReactNode
}

/**
 * The lines first. What went wrong is asked in the first ticked line, for all of them; below the list while none is
 * ticked, because a report may be about no product.
 */
export function ReportLines({ lines, typed, onTyped, isMissing, isChecked, typeChoice }: ReportLinesProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<number>()
  const ticked = lines.filter(({ position }) => typed[position] !== undefined)
  // It stays in its line when one above is ticked.
  const first = ticked.find(({ position }) => position === asked) ?? ticked[0]
  if (first?.position !== asked) setAsked(first?.position)
  return (
    <>
      {lines.length > 0 && (
        <fieldset className="grid gap-1.5">
          <legend className="text-label">{t`Which products?`}</legend>
          {isMissing && <FieldError>{t`Choose at least one product`}</FieldError>}
          <ul className="mt-1.5 border-t border-ink">
            {lines.map((line) => (
              <Line key={line.position} line={line} typed={typed} onTyped={onTyped} isChecked={isChecked}>
                {line === first && typeChoice}
              </Line>
            ))}
          </ul>
        </fieldset>
      )}
      {!first && typeChoice}
    </>
  )
}

interface LineProps extends Pick<ReportLinesProps, 'typed' | 'onTyped' | 'isChecked'> {
  readonly line: ReportedLine
  readonly children: ReactNode
}

function Line({ line, typed, onTyped, isChecked, children }: LineProps) {
  const { labels, language } = useProductList()
  const { position, product } = line
  const { [position]: text, ...others } = typed
  const change = (next: Quantity) =>
    onTyped({ ...others, [position]: displayedQuantity(next, decimalMark(language)) })
  return (
    <li className="border-b border-line has-checked:-mx-3 has-checked:rounded-control has-checked:border-transparent has-checked:bg-sunken has-checked:px-3">
      <label className="grid min-h-14 cursor-pointer grid-cols-[20px_36px_minmax(0,1fr)_auto] items-center gap-x-3 py-1 tablet:min-h-12">
        <input
          type="checkbox"
          className="tick"
          checked={text !== undefined}
          onChange={({ target }) => (target.checked ? change(firstClaim(line)) : onTyped(others))}
        />
        <Tile
          storage={product ? storageOf(product) : 'ambient'}
          text={{ name: line.name, brand: product?.brand ?? undefined }}
          picture={pictureOf(line)}
          shape="line"
        />
        <span className="min-w-0">
          <span className="block text-label wrap-anywhere">{line.name}</span>
          <span className="text-small figures text-ink-2">
            {[packOf(line, labels), line.code].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="text-small figures whitespace-nowrap text-ink-2">
          {labels.quantity(maxQuantity(line), line.unitKind)}
        </span>
      </label>
      {children && <div className="pb-2.5 tablet:ml-8">{children}</div>}
      {text !== undefined && (
        <ReportedQuantity
          name={line.name}
          text={text}
          quantity={claimedOf(line, text)}
          maxQuantity={maxQuantity(line)}
          unitKind={line.unitKind}
          isChecked={isChecked}
          onText={(next) => onTyped({ ...others, [position]: next })}
          onQuantity={change}
        />
      )}
    </li>
  )
}

const one = 1000 as Quantity

/** One, or all of a smaller weight. */
function firstClaim(line: ReportedLine): Quantity {
  return maxQuantity(line) < one ? maxQuantity(line) : one
}

function maxQuantity({ quantity, suppliedQuantity }: ReportedLine): Quantity {
  return maxClaimable({
    quantity: quantityFromWire(quantity),
    suppliedQuantity: suppliedQuantity === null ? null : quantityFromWire(suppliedQuantity),
  })
}

const kinds = { PIECE: 'piece', BOX: 'box', KG: 'kg' } as const

/** The claimed quantity of a line; undefined if the text is not a valid one. */
export function claimedOf(line: ReportedLine, text: string): Quantity | undefined {
  const quantity = typedQuantity(kinds[line.unitKind], text)
  return quantity !== undefined && quantity > 0 && quantity <= maxQuantity(line) ? quantity : undefined
}
