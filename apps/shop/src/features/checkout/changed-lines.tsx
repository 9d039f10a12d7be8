import { Trans, useLingui } from '@lingui/react/macro'
import type { BasketOperation } from '@provender/domain/basket/operations'
import { Button } from '@provender/ui/controls/button'
import { Checkbox } from '@provender/ui/controls/choice'
import { useState } from 'react'
import { distinctPrices } from '../basket/distinct-prices.ts'
import type { EditedLine } from '../basket/edited-basket.ts'
import type { LineController } from '../basket/line-actions.ts'
import { amount, kindOf } from '../basket/line-labels.ts'
import { BoxNote } from '../basket/line-notes.tsx'
import { registerProducts } from '../basket/register-products.ts'
import { hasProblem } from './quoted-lines.ts'

export interface ChangedLinesProps {
  readonly lines: readonly EditedLine[]
  readonly controller: LineController
}

/**
 * Lines whose price or box changed since they were added. The customer chooses which
 * to keep (docs/product-rules.md#line-notes).
 */
export function ChangedLines({ lines, controller }: ChangedLinesProps) {
  const { t } = useLingui()
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const ticked = lines.filter(({ key }) => !unticked.has(key))
  const hasNewPrices = lines.some((line) => hasProblem(line, 'PRICE_CHANGED'))
  const hasNewBoxes = lines.some((line) => hasProblem(line, 'BOX_CHANGED'))
  const boxes = hasNewPrices ? t`Prices and boxes have changed` : t`Boxes have changed`
  const title = hasNewBoxes ? boxes : t`Prices have changed`
  const toggle = (key: string) => {
    const next = new Set(unticked)
    if (!next.delete(key)) next.add(key)
    setUnticked(next)
  }
  return (
    <section className="grid gap-2">
      <div>
        <h3 className="text-name">{title}</h3>
        <p className="text-small text-ink-2">{t`Select the products to keep. The others leave the basket.`}</p>
      </div>
      <ul className="border-t border-ink">
        {lines.map((line) => (
          <li key={line.key} className="border-b border-line py-1">
            <Checkbox checked={!unticked.has(line.key)} onChange={() => toggle(line.key)}>
              <ChangedLine line={line} controller={controller} />
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

interface ChangedLineProps {
  readonly line: EditedLine
  readonly controller: LineController
}

function ChangedLine({ line, controller: { listContext } }: ChangedLineProps) {
  const { price, priceWhenAdded, reviewed } = line
  const quantity = listContext.labels.quantity(line.quantity, kindOf(line) ?? 'PIECE')
  const isRepriced = hasProblem(line, 'PRICE_CHANGED') && price !== undefined && priceWhenAdded !== null
  const [before, now] = isRepriced ? distinctPrices(priceWhenAdded, price, listContext) : []
  return (
    <span className="block figures">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{reviewed.name}</span>
        <span className="text-small text-ink-2">
          {isRepriced ? (
            <Trans>
              {quantity} at <s>{before}</s> <b className="text-ink">{now}</b>
            </Trans>
          ) : (
            quantity
          )}
          {' · '}
          {amount(line.net, listContext)}
        </span>
      </span>
      {hasProblem(line, 'BOX_CHANGED') && (
        <span className="block text-small text-ink-2">
          <BoxNote line={line} />
        </span>
      )}
    </span>
  )
}

function removeUnticked(
  controller: LineController,
  lines: readonly EditedLine[],
  ticked: readonly EditedLine[],
): void {
  const { basketId, baskets, listContext } = controller
  registerProducts(baskets, lines, listContext.stockPolicy)
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
      lines: ticked.map(({ productId, unit, quantity, price }) => ({
        productId,
        unit,
        quantity,
        price: price ?? null,
        note: null,
      })),
    })
  baskets.putBack(operations)
}
