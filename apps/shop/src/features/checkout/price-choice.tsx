import { Trans, useLingui } from '@lingui/react/macro'
import type { BasketOperation } from '@provender/domain/basket/operations'
import { Button } from '@provender/ui/controls/button'
import { Checkbox } from '@provender/ui/controls/choice'
import { useState } from 'react'
import { distinctPrices } from '../basket/distinct-prices.ts'
import type { EditedLine } from '../basket/edited-basket.ts'
import type { LineController } from '../basket/line-actions.ts'
import { amount, kindOf } from '../basket/line-labels.ts'
import { basketProductOf } from '../catalogue/basket-product.ts'

export interface PriceChoiceProps {
  readonly lines: readonly EditedLine[]
  readonly controller: LineController
}

/**
 * Prices that changed since the products were added. The customer chooses which
 * lines to keep (docs/product-rules.md#line-notes).
 */
export function PriceChoice({ lines, controller }: PriceChoiceProps) {
  const { t } = useLingui()
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const ticked = lines.filter(({ key }) => !unticked.has(key))
  const toggle = (key: string) => {
    const next = new Set(unticked)
    if (!next.delete(key)) next.add(key)
    setUnticked(next)
  }
  return (
    <section className="grid gap-2">
      <div>
        <h3 className="text-name">{t`Prices have changed`}</h3>
        <p className="text-small text-ink-2">{t`Select the products to keep at the new price. The others leave the basket.`}</p>
      </div>
      <ul className="border-t border-ink">
        {lines.map((line) => (
          <li key={line.key} className="border-b border-line py-1">
            <Checkbox checked={!unticked.has(line.key)} onChange={() => toggle(line.key)}>
              <ChangedPrice line={line} controller={controller} />
            </Checkbox>
          </li>
        ))}
      </ul>
      <div>
        <Button look="go" onClick={() => removeUnticked(controller, lines, ticked)}>
          {ticked.length === 0 ? t`Remove all` : t`Keep the selected products`}
        </Button>
      </div>
    </section>
  )
}

function ChangedPrice({
  line,
  controller: { listContext },
}: {
  readonly line: EditedLine
  readonly controller: LineController
}) {
  const { price, priceWhenAdded } = line
  if (price === undefined || priceWhenAdded === null) return null
  const [before, now] = distinctPrices(priceWhenAdded, price, listContext)
  const quantity = listContext.labels.quantity(line.quantity, kindOf(line) ?? 'PIECE')
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4 figures">
      <span>{line.reviewed.name}</span>
      <span className="text-small text-ink-2">
        <Trans>
          {quantity} at <s>{before}</s> <b className="text-ink">{now}</b>
        </Trans>
        {' · '}
        {amount(line.net, listContext)}
      </span>
    </span>
  )
}

function removeUnticked(
  controller: LineController,
  lines: readonly EditedLine[],
  ticked: readonly EditedLine[],
): void {
  const { basketId, baskets, listContext } = controller
  for (const { productId, reviewed } of lines)
    if (reviewed.product)
      baskets.registerProduct(productId, basketProductOf(reviewed.product, listContext.stockPolicy))
  const removedLines = lines.filter((line) => !ticked.includes(line))
  const operations: BasketOperation[] = removedLines.map(({ productId, unit, quantity }) => ({
    type: 'remove',
    basketId,
    productId,
    unit,
    quantity,
  }))
  if (ticked.length > 0)
    operations.push({
      type: 'replaceLines',
      basketId,
      lines: ticked.map(({ productId, unit, quantity, price, piecesPerBoxWhenAdded }) => ({
        productId,
        unit,
        quantity,
        price: price ?? null,
        piecesPerBox: piecesPerBoxWhenAdded ?? undefined,
        note: null,
      })),
    })
  baskets.push(operations)
}
