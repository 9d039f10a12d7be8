import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { type Minor, zeroMinor } from '@provender/domain/money/money'
import { showMoney, showPercent, showUnitPrice } from '@provender/domain/money/show-money'
import { quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import { BasketLine, type LineNote } from '@provender/ui/basket/basket-line'
import { LineTable } from '@provender/ui/page/line-table'
import { icon } from '@provender/ui/tokens/icon'
import { minorOf } from '@provender/web/format/minor-of'
import { createTabValue, useTabValue } from '@provender/web/storage/tab-value'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { flushSync } from 'react-dom'
import { productHref } from '../../kernel/links/product-href.ts'
import { useLineColumns } from '../basket/use-line-columns.ts'
import { packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { FirstSubstitute } from '../catalogue/substitute-list.tsx'
import { substituteOffers } from '../catalogue/substitute-offers.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { foldedLines } from './folded-lines.ts'
import { isSupplied } from './is-supplied.ts'
import { NeverSubstituteButton } from './never-substitute-button.tsx'
import type { OrderLineFieldsFragment, OrderPageQuery } from './orders.documents.ts'
import { isStillSold } from './reorder.ts'
import { savedBySubstitutes, substitutesOf } from './saved-by-substitutes.ts'
import { SubstituteText } from './substitute-text.tsx'
import { useLineWish } from './use-line-wish.tsx'

const OpenIcon = icon(chevronDown)

/** Long orders that are shown whole, also after the way back from a product. */
const wholeOrders = createTabValue('whole-order', { initial: false, parse: (stored) => stored === true })

export interface OrderLinesProps {
  readonly order: Pick<OrderPageQuery['order'], 'number' | 'state' | 'currencyCode' | 'canCancel'>
  readonly lines: readonly OrderLineFieldsFragment[]
}

export function OrderLines({ order, lines }: OrderLinesProps) {
  const { t } = useLingui()
  const isWhole = useTabValue(wholeOrders, order.number)
  const columns = useLineColumns()
  const isPast = isSupplied(order.state) || order.state === 'CANCELLED'
  const isNoted = (line: OrderLineFieldsFragment) =>
    line.note !== '' ||
    line.substitutionWish !== null ||
    !isStillSold(line) ||
    (isPast && line.product?.stockStatus.available === false)
  const sorted = sortedLines(lines)
  const folded = isWhole ? new Set() : foldedLines(sorted, isNoted)
  const showAll = (button: HTMLElement) => {
    const first = button.closest('ul')?.querySelector<HTMLElement>('[data-folded] a')
    flushSync(() => wholeOrders.write(order.number, true))
    // The button that had the focus is gone.
    first?.focus()
  }
  return (
    <LineTable fixed={!order.canCancel} label={t`What was ordered`} columns={columns}>
      {sorted.map((line) => (
        <Line
          key={line.position}
          line={line}
          replaced={lines.find(({ position }) => position === line.substitutesPosition)}
          substitutes={substitutesOf(lines, line.substitutesPosition ?? line.position)}
          isPast={isPast}
          isFolded={folded.has(line)}
          order={order}
        />
      ))}
      {folded.size > 0 && (
        <ShowOthers
          lines={sorted.filter((line) => folded.has(line))}
          currencyCode={order.currencyCode}
          sumName={columns.sum}
          onShow={showAll}
        />
      )}
    </LineTable>
  )
}

interface ShowOthersProps {
  readonly lines: readonly OrderLineFieldsFragment[]
  readonly currencyCode: string
  readonly sumName: string
  readonly onShow: (button: HTMLElement) => void
}

function ShowOthers({ lines, currencyCode, sumName, onShow }: ShowOthersProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const net = lines.reduce((sum, line) => sum + minorOf(line.suppliedNet ?? line.net), 0) as Minor
  return (
    <li className="border-b border-line print:hidden">
      <button
        type="button"
        onClick={({ currentTarget }) => onShow(currentTarget)}
        className="flex min-h-11 w-full items-center gap-1.5 text-start text-label figures text-accent hover:bg-sunken"
      >
        <OpenIcon size="s" />
        <span className="min-w-0 flex-1">
          {t`${plural(lines.length, { one: 'Show the other # line', other: 'Show the other # lines' })}`}
        </span>
        <span className="text-ink-2 @min-[37.5rem]:mr-[calc(var(--hit)+10px)] @min-[60rem]:mr-[calc(var(--hit)+14px)]">
          <span className="sr-only">{sumName}: </span>
          {showMoney(net, currencyCode, language)}
        </span>
      </button>
    </li>
  )
}

interface LineProps {
  readonly line: OrderLineFieldsFragment
  readonly replaced: OrderLineFieldsFragment | undefined
  /** What was sent for it, or for the line that it replaces. */
  readonly substitutes: readonly OrderLineFieldsFragment[]
  /** Its products are ordered again, if at all. */
  readonly isPast: boolean
  readonly isFolded: boolean
  readonly order: OrderLinesProps['order']
}

function Line({ line, replaced, substitutes, isPast, isFolded, order }: LineProps) {
  const { i18n } = useLingui()
  const listContext = useProductList()
  const { labels, language } = listContext
  const { currencyCode } = order
  const wish = useLineWish(line, order)
  const { product, unitKind } = line
  const price = parseUnitPrice(line.price)
  const pack = packOf(line, labels)
  const amount = (quantity: number): string => labels.quantity(quantityFromWire(quantity), unitKind)
  const isShort = (line.suppliedQuantity ?? line.quantity) < line.quantity && !isWeighed(line)
  const wanted = quantityFromWire(isShort ? line.quantity - (line.suppliedQuantity ?? 0) : line.quantity)
  const [substitute] =
    product && !replaced && substitutes.length === 0 && (isShort || isPast)
      ? substituteOffers({ product, unit: unitFromWire(line.unit), quantity: wanted }, listContext, i18n)
      : []
  const notes = notesOf(line, { i18n, amount, replaced, substitutes, currencyCode, wish: wish.note })
  return (
    <BasketLine
      href={product ? productHref(product) : undefined}
      name={line.name}
      meta={[...(pack ? [pack] : []), line.code]}
      storage={product ? storageOf(product) : 'ambient'}
      picture={pictureOf(line)}
      quantity={<span className="figures">{amount(line.suppliedQuantity ?? line.quantity)}</span>}
      price={
        price === undefined
          ? ''
          : `${showUnitPrice(price, currencyCode, language)} / ${labels.unit[unitKind]}`
      }
      vat={showPercent(line.vatRate, language)}
      sum={showMoney(minorOf(line.suppliedNet ?? line.net), currencyCode, language)}
      left={line.suppliedQuantity === 0}
      isFolded={isFolded}
      more={wish.button}
      notes={[
        ...(substitute && !isShort ? [{ about: 'out', text: i18n._(msg`Out of stock now`) } as const] : []),
        ...notes,
      ].map((note) =>
        substitute && (note.about === 'out' || note.about === 'short')
          ? { ...note, below: <FirstSubstitute offer={substitute} /> }
          : note,
      )}
    />
  )
}

/** Sent with another weight than ordered, which is no shortage. */
function isWeighed({ unitKind, suppliedQuantity }: OrderLineFieldsFragment): boolean {
  return unitKind === 'KG' && suppliedQuantity !== null && suppliedQuantity > 0
}

/** Puts substitutes below their original line. */
function sortedLines(lines: readonly OrderLineFieldsFragment[]): readonly OrderLineFieldsFragment[] {
  const ordered = lines.filter(({ substitutesPosition }) => substitutesPosition === null)
  return ordered.flatMap((line) => [line, ...substitutesOf(lines, line.position)])
}

interface NoteContext {
  readonly i18n: I18n
  readonly amount: (quantity: number) => string
  readonly replaced: OrderLineFieldsFragment | undefined
  readonly substitutes: readonly OrderLineFieldsFragment[]
  readonly currencyCode: string
  readonly wish: LineNote | undefined
}

/**
 * Differences from the order, the customer's note, and a note if the product is no
 * longer available (docs/product-rules.md#line-notes).
 */
function notesOf(line: OrderLineFieldsFragment, context: NoteContext): readonly LineNote[] {
  const { i18n, wish } = context
  return [
    ...suppliedNotes(line, context),
    ...(line.note === '' ? [] : [{ about: 'note', text: line.note } as const]),
    ...(wish ? [wish] : []),
    ...(isStillSold(line) ? [] : [{ about: 'unavailable', text: i18n._(msg`No longer available`) } as const]),
  ]
}

function suppliedNotes(
  line: OrderLineFieldsFragment,
  { i18n, amount, replaced, substitutes, currencyCode }: NoteContext,
): readonly LineNote[] {
  if (replaced) {
    const { name, product } = replaced
    // What several save together, the note above the lines says.
    const saved = substitutes.length === 1 ? savedBySubstitutes(substitutes, replaced) : zeroMinor
    const text = <SubstituteText name={name} saved={saved} currencyCode={currencyCode} />
    const action = product && <NeverSubstituteButton id={product.id} name={name} />
    return [{ about: 'substitute', text, action }]
  }
  const { quantity, suppliedQuantity: supplied } = line
  if (supplied === null || supplied === quantity) return []
  const ordered = amount(quantity)
  if (supplied === 0) return [{ about: 'out', text: i18n._(msg`Not supplied; you ordered ${ordered}`) }]
  return isWeighed(line)
    ? [{ about: 'weight', text: i18n._(msg`Weighed; you ordered ${ordered}`) }]
    : [{ about: 'short', text: i18n._(msg`Fewer than the ${ordered} you ordered`) }]
}
