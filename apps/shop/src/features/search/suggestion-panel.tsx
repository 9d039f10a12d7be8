import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Key } from '@provender/ui/controls/search-box'
import {
  Suggestions,
  SuggestionSkeletons,
  SuggestionGroup,
  SuggestedLink,
} from '@provender/ui/product/suggestions'
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

const noWords: readonly string[] = []

export function SuggestionPanel({ lead, ...search }: InstantSearchState & Pick<InstantSearchProps, 'lead'>) {
  const { t } = useLingui()
  const { isSignedIn } = useProductList()
  const { view, chosen } = search
  const { texts, products, categories, brands, all } = view
  const ownTitles = { bought: t`Previously bought`, favourites: t`Your favourites` }
  const productsTitle = view.ownProducts ? ownTitles[view.ownProducts] : t`Products`
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
      footer={
        hasRows && view.isComplete ? <KeyHints amountToAdd={isSignedIn && products.length > 0} /> : undefined
      }
    >
      {hasRows && (
        <>
          {texts.length > 0 && <RecentSearchList {...search} />}
          {products.length > 0 && (
            <SuggestionGroup label={productsTitle} titled={view.ownProducts !== undefined}>
              {products.map(({ id, product }) => (
                <SuggestedProductView
                  key={id}
                  id={id}
                  chosen={id === chosen}
                  amountToAdd={id === chosen ? search.amountToAdd : ''}
                  product={product}
                  words={view.suggestions?.searchedWords ?? noWords}
                />
              ))}
            </SuggestionGroup>
          )}
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

/** The text above the rows, which screen readers announce when results arrive. */
function PanelHeader({ view, announcement, searchText, amountToAdd: amount }: InstantSearchState) {
  const { t } = useLingui()
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
        <NothingFound text={suggestions.text} suggestion={suggestions.didYouMean} />
      )}
    </>
  )
}

function NothingFound({ text, suggestion }: { readonly text: string; readonly suggestion: string | null }) {
  const { t } = useLingui()
  return (
    <div className="px-2 py-2">
      <p className="text-label">{t`Nothing found for “${text}”.`}</p>
      {suggestion !== null && (
        <p className="text-label">
          <a href={shopHref({ q: suggestion })} className="link">{t`Did you mean “${suggestion}”?`}</a>
        </p>
      )}
      <p className="text-small text-ink-2">
        {t`Try fewer or other words, the code or the barcode, or look through a department.`}{' '}
        <a href={shopHref({})} className="link">{t`See all products`}</a>
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

function KeyHints({ amountToAdd }: { readonly amountToAdd: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <span>
        <Key>↑</Key> <Key>↓</Key> {t`move`}
      </span>
      <span>
        <Key>Enter</Key> {amountToAdd ? t`adds one, then type how many` : t`opens`}
      </span>
      <span>
        <Key>Esc</Key> {t`back`}
      </span>
    </>
  )
}
