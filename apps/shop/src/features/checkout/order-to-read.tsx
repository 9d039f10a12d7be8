import { useLingui } from '@lingui/react/macro'
import type { BasketId } from '@provender/domain/ids'
import { formatQuantity } from '@provender/domain/money/decimal'
import { ReadGroup, ReadGroups, ReadLine } from '@provender/ui/basket/read-lines'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { basketHref } from '../basket/basket-href.ts'
import type { EditedLine } from '../basket/edited-basket.ts'
import type { LineController } from '../basket/line-actions.ts'
import { lineGroups } from '../basket/line-groups.ts'
import { amount, kindOf, metaOf, quantityText } from '../basket/line-labels.ts'
import { lineNotes } from '../basket/line-notes.tsx'
import { useNetAmount } from '../basket/use-net-amount.ts'
import { pricePerUnit } from '../catalogue/price-per-unit.ts'
import { pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { ChangedLines } from './changed-lines.tsx'
import { LeftOut } from './left-out.tsx'
import { groupedLines, quotedLines } from './quoted-lines.ts'
import { withReadProblems } from './reading-notes.ts'
import { orderToReadId, ShortLines } from './short-lines.tsx'
import type { StepProps } from './step-props.ts'
import { UncertainLines } from './uncertain-lines.tsx'
import { linesToSortOutId } from './use-next-step.ts'

/** Longer orders are folded to their groups. */
const maxShown = 40

/** What will be ordered, and its problems at the head (docs/product-rules.md#checkout). */
export function OrderToRead({ checkout: { quote } }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const amounts = useAmounts()
  // Says that the sums of the lines below are without VAT.
  const net = useNetAmount()(quote.review.totals.net)
  const controller = useQuoteController(quote.basket.id)
  const { leftOut, short, changed, ordered } = groupedLines(quotedLines(quote))
  const isFolded = ordered.length > maxShown
  return (
    <section id={orderToReadId} aria-label={t`Your order`} className="mt-6 grid min-w-0 gap-4">
      <div className="-mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-heading">
          {t`Your order`}{' '}
          <span className="ml-1 text-small figures text-ink-2">{`${amounts.lines(ordered.length)} · ${net}`}</span>
        </h2>
        <a
          href={basketHref(quote.basket)}
          className="press-area relative py-1.5 text-label text-accent underline-offset-3 hover:underline"
        >
          {t`Edit in basket`}
        </a>
      </div>
      <div id={linesToSortOutId} className="grid scroll-mt-40 gap-4 empty:hidden">
        {short.length > 0 && <ShortLines lines={short} controller={controller} />}
        {changed.length > 0 && <ChangedLines key={changed.length} lines={changed} controller={controller} />}
      </div>
      {leftOut.length > 0 && <LeftOut lines={leftOut} controller={controller} />}
      {isFolded && <UncertainLines lines={ordered} controller={controller} />}
      <Groups
        lines={ordered.filter((line) => !short.includes(line))}
        isFolded={isFolded}
        controller={controller}
      />
    </section>
  )
}

interface GroupsProps {
  readonly lines: readonly EditedLine[]
  readonly isFolded: boolean
  readonly controller: LineController
}

function Groups({ lines, isFolded, controller }: GroupsProps) {
  const { t } = useLingui()
  const amounts = useAmounts()
  const names = { ambient: t`Ambient`, chilled: t`Chilled`, frozen: t`Frozen` }
  return (
    <ReadGroups folded={isFolded}>
      {lineGroups(lines, new Map(), { grouping: 'storage' }).map(
        ({ storage = 'ambient', lines: its, net }) => (
          <ReadGroup
            key={storage}
            storage={storage}
            name={names[storage]}
            detail={`${amounts.lines(its.length)} · ${amount(net, controller.listContext)}`}
            folded={isFolded}
          >
            {its.map((line) => (
              <Line key={line.key} line={line} controller={controller} />
            ))}
          </ReadGroup>
        ),
      )}
    </ReadGroups>
  )
}

function Line({ line, controller }: { readonly line: EditedLine; readonly controller: LineController }) {
  const { listContext, i18n } = controller
  const { name, product } = line.reviewed
  const spokenQuantity = quantityText(line, controller)
  const price = line.price === undefined ? [] : [pricePerUnit(line.price, kindOf(line), listContext)]
  const notes = lineNotes(withReadProblems(line), controller, () => {})
  return (
    <ReadLine
      quantity={kindOf(line) === 'KG' ? spokenQuantity : `${formatQuantity(line.quantity)} ×`}
      spokenQuantity={spokenQuantity}
      name={name}
      pack={[...metaOf(line, i18n), ...price].join(' · ')}
      storage={product ? storageOf(product) : 'ambient'}
      picture={product ? pictureOf(product) : undefined}
      sum={amount(line.net, listContext)}
      notes={notes.map(({ text }) => text)}
    />
  )
}

function useQuoteController(basketId: string): LineController {
  const { i18n } = useLingui()
  const { baskets, notices } = useShopState()
  const listContext = useProductList()
  return { basketId: basketId as BasketId, baskets, notices, listContext, i18n }
}
