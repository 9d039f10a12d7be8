import { useLingui } from '@lingui/react/macro'
import { Tile } from '@provender/ui/product/tile'
import { cx } from '@provender/ui/tokens/cx'
import { icon } from '@provender/ui/tokens/icon'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { __iconData as search } from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { notableStock } from '../catalogue/stock-view.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { memoryQuery } from './learned-matches.ts'
import { lineMoney } from './line-money.ts'
import { cardOf, type NamedProduct } from './match-text.ts'
import { type MeaningMark, meaningMarks } from './meaning-marks.ts'
import { offeredCandidates, type PasteRow } from './paste-rows.ts'

const SearchIcon = icon(search)

const chip =
  'relative flex min-h-12 items-center gap-2.5 rounded-control border-[1.5px] border-line bg-ground px-2 py-2 text-start text-small hover:border-ink aria-pressed:border-ink aria-pressed:shadow-1'

export interface MeaningChipsProps {
  readonly row: PasteRow
  /** Called with the id of the product. */
  readonly onChoose: (id: string) => void
  readonly onSearch: () => void
}

export function MeaningChips({ row, onChoose, onSearch }: MeaningChipsProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const { text, choice } = row
  const candidates = offeredCandidates(row)
  const cards = useCards(candidates.map(({ product }) => product))
  const isOther = choice && !candidates.some(({ product }) => product.id === choice.product.id)
  const meanings = [
    ...(isOther ? [{ ...choice, card: choice.product }] : []),
    ...candidates.map((each) => ({ ...each, card: cards.get(each.product.id) })),
  ]
  const bought = useQuery(memoryQuery).data?.previouslyBought
  const marksById = meaningMarks(meanings, bought?.map((purchase) => purchase.product.id) ?? [])
  return (
    <fieldset
      aria-label={t`Product for “${text}”`}
      className="grid min-w-0 flex-1 gap-x-1.5 gap-y-2.5 tablet:grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))]"
    >
      {meanings.map(({ product, card, unit, quantity }) => (
        <button
          key={product.id}
          type="button"
          aria-pressed={choice?.product.id === product.id}
          onClick={() => onChoose(product.id)}
          className={chip}
        >
          <span className="w-10 flex-none">
            <Tile
              storage={card ? storageOf(card) : 'ambient'}
              picture={card && pictureOf(card)}
              text={{ name: fullProductName(product) }}
              shape="line"
            />
          </span>
          <span className="min-w-0 flex-1">
            <b className="line-clamp-2 font-[560]">{fullProductName(product)}</b>
            <span className="flex flex-wrap justify-between gap-x-2.5 figures text-ink-2">
              <span>{packOf(product, listContext.labels)}</span>
              {/* Keeps its place until the price is known. */}
              <span className="min-h-4.5">
                {card && lineMoney({ product: card, unit, quantity }, listContext).price}
              </span>
            </span>
          </span>
          <EdgeMarks reasons={marksById.get(product.id) ?? []} card={card} />
        </button>
      ))}
      <button
        type="button"
        onClick={onSearch}
        className="col-span-full flex min-h-8 items-center gap-2 justify-self-start rounded-control border-[1.5px] border-dashed border-line-strong px-3 text-small text-accent hover:border-ink pointer-coarse:min-h-11"
      >
        <SearchIcon size="s" />
        {t`Another product…`}
      </button>
    </fieldset>
  )
}

interface EdgeMarksProps {
  readonly reasons: readonly MeaningMark[]
  readonly card: Card | undefined
}

/** Facts of a choice, in its edge, so that names keep their line. */
function EdgeMarks({ reasons, card }: EdgeMarksProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const stock = card && notableStock(card, listContext)
  if (reasons.length === 0 && !stock) return null
  const looks = {
    usual: { text: t`usual`, look: 'text-accent' },
    lowest: { text: t`lowest price`, look: 'text-ink-2' },
  }
  return (
    <span className="absolute -top-2 right-2 flex max-w-[calc(100%-1rem)] gap-1.5 bg-ground px-1.25 text-micro whitespace-nowrap">
      {reasons.map((mark) => (
        <span key={mark} className={looks[mark].look}>
          {looks[mark].text}
        </span>
      ))}
      {stock && <span className={cx('truncate', stock.kind !== 'transit' && 'text-low')}>{stock.text}</span>}
    </span>
  )
}

type Card = ProductCardFieldsFragment

/** The server's answer has the cards of all candidates, the device's only their names. */
const isCard = (product: NamedProduct): product is Card => 'units' in product

function useCards(products: readonly NamedProduct[]): ReadonlyMap<string, Card> {
  const client = useQueryClient()
  const [read, setRead] = useState<readonly Card[]>([])
  const missing = products.filter((product) => !isCard(product)).map(({ id }) => id)
  const wanted = missing.join()
  useEffect(() => {
    let isCurrent = true
    const ids = wanted === '' ? [] : wanted.split(',')
    void Promise.all(ids.map((id) => cardOf(client, id))).then((cards) => {
      if (isCurrent) setRead(cards.filter((card) => card !== undefined))
    })
    return () => {
      isCurrent = false
    }
  }, [client, wanted])
  return new Map([...products.filter(isCard), ...read].map((card) => [card.id, card]))
}
