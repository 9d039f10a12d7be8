import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Key } from '@provender/ui/controls/search-box'
import { SuggestionSkeletons } from '@provender/ui/product/suggested-product'
import { AddedLine, SuggestedLink, SuggestionGroup, Suggestions } from '@provender/ui/product/suggestions'
import { hrefOf } from '@provender/web/address/href-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { InterpretedSearch } from '../catalogue/interpreted-search.tsx'
import { shopHref } from '../catalogue/shop-address.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { maxSuggestions } from './product-suggestions.ts'
import { RecentSearchList } from './recent-search-list.tsx'
import { SuggestedProductView } from './suggested-product-view.tsx'
import type { SuggestedPageRow } from './suggestion-rows.ts'
import { gridId } from './use-combobox.ts'
import type { InstantSearchProps, InstantSearchState } from './use-instant-search.ts'
import { useTradingTexts } from './use-trading-texts.ts'

const noWords: readonly string[] = []

export function SuggestionPanel({ lead, ...search }: InstantSearchState & Pick<InstantSearchProps, 'lead'>) {
  const { t } = useLingui()
  const { view, chosen } = search
  const { texts, products, categories, brands, all } = view
  const hasRows = texts.length + products.length + categories.length > 0
  return (
    <Suggestions
      id={gridId}
      label={t`Results`}
      header={
        <>
          {lead}
          <PanelHeader {...search} />
        </>
      }
      footer={hasRows && view.isComplete ? <KeyHints {...search} /> : undefined}
    >
      {hasRows && (
        <>
          {texts.length > 0 && <RecentSearchList {...search} />}
          <SuggestedProducts {...search} />
          <SuggestedPages label={t`Categories`} rows={categories} chosen={chosen} half={brands.length > 0} />
          <SuggestedPages label={t`Brands`} rows={brands} chosen={chosen} half />
          {all && (
            <SuggestionGroup label={t`All results`}>
              <SeeAll all={all} chosen={chosen} />
            </SuggestionGroup>
          )}
        </>
      )}
    </Suggestions>
  )
}

function SuggestedProducts({ view, chosen, count, typedCount, amountToAdd, dueCount }: InstantSearchState) {
  const { t } = useLingui()
  const texts = useTradingTexts()
  const { products, boughtCount, ownProducts } = view
  const rows = (from: number, to?: number) =>
    products.slice(from, to).map((row) => {
      const isChosen = row.id === chosen
      return (
        <SuggestedProductView
          key={row.id}
          row={row}
          chosen={isChosen}
          count={(isChosen && typedCount) || count}
          amountToAdd={isChosen ? amountToAdd : ''}
          words={view.suggestions?.searchedWords ?? noWords}
        />
      )
    })
  const others = products.length - boughtCount
  return (
    <>
      {boughtCount > 0 && (
        <SuggestionGroup label={texts.bought} titled>
          {rows(0, boughtCount)}
        </SuggestionGroup>
      )}
      {others > 0 && (
        <SuggestionGroup
          label={ownProducts ? texts.own[ownProducts] : boughtCount > 0 ? texts.others : t`Products`}
          titled={ownProducts !== undefined || boughtCount > 0}
          more={ownProducts === 'due' && <AllDue count={dueCount} />}
        >
          {rows(boughtCount)}
        </SuggestionGroup>
      )}
    </>
  )
}

function AllDue({ count }: { readonly count: number }) {
  const texts = useTradingTexts()
  return (
    <a
      href={hrefOf({ to: '/account/order-guide' })}
      className="inline-flex min-h-8 items-center text-label text-accent hover:underline pointer-coarse:min-h-11"
    >
      {texts.all(count)}
    </a>
  )
}

/** The text above the rows, which screen readers announce when results arrive. */
function PanelHeader({
  view,
  announcement,
  added,
  onUndo,
  searchText,
  amountToAdd: amount,
}: InstantSearchState) {
  const { t } = useLingui()
  const texts = useTradingTexts()
  const amounts = useAmounts()
  const { kind, suggestions } = view
  const isSettled = suggestions?.text === searchText
  return (
    <>
      <output className="sr-only">
        {amount === ''
          ? announcement || (suggestions && isSettled ? amounts.products(suggestions.total) : '')
          : t`Enter adds ${amount}`}
      </output>
      {added && (
        <AddedLine
          text={texts.added(added.amount)}
          detail={[added.name, added.money].filter(Boolean).join(', ')}
          undo={texts.undo}
          onUndo={onUndo}
        />
      )}
      {kind === 'waiting' && <SuggestionSkeletons count={maxSuggestions} />}
      {kind === 'unreachable' && (
        <p className="p-2">{t`No connection. We'll search again as soon as it's back.`}</p>
      )}
      {kind === 'refused' && (
        <p className="p-2">
          {t`An error has occurred`} <a href={shopHref({})} className="link">{t`See all products`}</a>
        </p>
      )}
      {suggestions && kind === 'found' && (
        <InterpretedSearch typed={suggestions.text} answer={suggestions} className="px-2 pt-1 pb-1.5" />
      )}
      {kind === 'none' && suggestions && (
        <NothingFound
          text={suggestions.text}
          suggestion={suggestions.didYouMean}
          nearestIn={view.nearestIn}
        />
      )}
    </>
  )
}

interface NothingFoundProps {
  readonly text: string
  readonly suggestion: string | null
  readonly nearestIn: string | undefined
}

function NothingFound({ text, suggestion, nearestIn }: NothingFoundProps) {
  const { t } = useLingui()
  return (
    <div className="px-2 py-2 wrap-anywhere">
      <p className="text-label">
        <b className="font-[640]">{t`Nothing called “${text}”.`}</b>{' '}
        {nearestIn && t`Nearest in ${nearestIn}:`}
      </p>
      {suggestion !== null && (
        <p className="text-label">
          <a href={shopHref({ q: suggestion })} className="link">{t`Did you mean “${suggestion}”?`}</a>
        </p>
      )}
      {nearestIn === undefined && (
        <p className="text-small text-ink-2">
          {t`Check the spelling, or search for a code, a barcode or a brand.`}
        </p>
      )}
      <p className="line-clamp-2 text-small">
        <a href={hrefOf({ to: '/contact-us', search: { product: text } })} className="link">
          {t`Ask for “${text}”`}
        </a>
      </p>
    </div>
  )
}

interface SuggestedPagesProps {
  readonly label: string
  readonly rows: readonly SuggestedPageRow[]
  readonly chosen: string | undefined
  readonly half: boolean
}

function SuggestedPages({ label, rows, chosen, half }: SuggestedPagesProps) {
  const amounts = useAmounts()
  const language = useLanguage()
  if (rows.length === 0) return null
  return (
    <SuggestionGroup label={label} titled half={half} pairs={!half && rows.length > 3}>
      {rows.map(({ id, href, name, count }) => (
        <SuggestedLink
          key={id}
          id={id}
          chosen={id === chosen}
          href={href}
          count={showCount(count, language)}
          countName={amounts.products(count)}
        >
          {name}
        </SuggestedLink>
      ))}
    </SuggestionGroup>
  )
}

function SeeAll({ all, chosen }: { readonly all: SuggestedPageRow; readonly chosen: string | undefined }) {
  const { t } = useLingui()
  const countText = showCount(all.count, useLanguage())
  return (
    <SuggestedLink id={all.id} chosen={all.id === chosen} href={all.href} strong>
      {t`${plural(all.count, { one: `See ${countText} product in the list`, other: `See all ${countText} products` })}`}
    </SuggestedLink>
  )
}

function KeyHints({ view, chosen, count, mark, isStepped }: InstantSearchState) {
  const { t } = useLingui()
  const texts = useTradingTexts()
  const { isSignedIn } = useProductList()
  const addsProduct = isSignedIn && view.products.some(({ id }) => id === chosen)
  return (
    <>
      {chosen !== undefined && (
        <span>
          <Key>↵</Key> {addsProduct ? texts.add(count) : t`opens`}
        </span>
      )}
      <span>
        <Key>↑</Key> <Key>↓</Key> {t`choose`}
      </span>
      {isSignedIn &&
        (isStepped ? (
          <span>
            <Key>0–9</Key> {texts.howMany}
          </span>
        ) : mark !== '' ? (
          <span>
            <Key>⌫</Key> {texts.dropCount(mark)}
          </span>
        ) : (
          <span>
            <Key>3</Key> {texts.thenName}
          </span>
        ))}
      <span>
        <Key>Esc</Key> {t`close`}
      </span>
    </>
  )
}
