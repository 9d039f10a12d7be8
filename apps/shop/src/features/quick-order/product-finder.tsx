import { useLingui } from '@lingui/react/macro'
import { SearchBox } from '@provender/ui/controls/search-box'
import { SuggestedProduct, SuggestionSkeletons } from '@provender/ui/product/suggested-product'
import { SuggestionGroup, Suggestions } from '@provender/ui/product/suggestions'
import { type MouseEvent, type RefObject, useId } from 'react'
import { productHref } from '../../kernel/links/product-href.ts'
import { priceView } from '../catalogue/price-view.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { stockView } from '../catalogue/stock-view.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { maxSuggestions } from '../search/product-suggestions.ts'
import { withMatches } from '../search/with-matches.tsx'
import { type Finder, type OnChoose, type SuggestedProduct as Product, useFinder } from './use-finder.ts'

export interface ProductFinderProps {
  readonly label: string
  readonly placeholder: string
  readonly field?: RefObject<HTMLInputElement | null> | undefined
  readonly small?: boolean | undefined
  /** A wedge scanner does not search in this field; it adds products, as on the rest of the page. */
  readonly acceptsScans?: boolean | undefined
  readonly onChoose: OnChoose
}

export function ProductFinder(props: ProductFinderProps) {
  const { label, placeholder, field, small, acceptsScans, onChoose } = props
  const id = useId()
  const finder = useFinder(onChoose)
  const { text, products, chosenIndex, state, onText, onKey } = finder
  const isOpen = state !== 'empty'
  const hasRows = state === 'found'
  return (
    <div className="relative">
      <SearchBox
        ref={field}
        small={small}
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKey}
        // Rows with products and prices need a grid, and no native element selects from one.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={hasRows}
        aria-controls={hasRows ? id : undefined}
        aria-activedescendant={hasRows ? rowId(id, products[chosenIndex]) : undefined}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={100}
        data-accepts-scans={acceptsScans}
      />
      {isOpen && (
        <div className="max-tablet:absolute max-tablet:inset-x-0 max-tablet:top-[calc(100%+6px)] max-tablet:z-30 max-tablet:max-h-[60dvh] max-tablet:overflow-y-auto max-tablet:rounded-tile max-tablet:border max-tablet:border-line max-tablet:bg-raised max-tablet:shadow-2">
          <FinderResults id={id} finder={finder} />
        </div>
      )}
    </div>
  )
}

interface FinderResultsProps {
  readonly id: string
  readonly finder: Finder
}

function FinderResults({ id, finder }: FinderResultsProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const { products, searchedWords, chosenIndex, choose } = finder
  const onPress = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null
    const product = products.find((each) => row?.querySelector(`#${CSS.escape(rowId(id, each) ?? '')}`))
    if (!product) return
    event.preventDefault()
    choose(product)
  }
  return (
    // The field handles the keys and points to the rows.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClickCapture={onPress} className="[&_[data-unit]]:grid-cols-1! [&_[role=row]]:cursor-pointer">
      <Suggestions id={id} label={t`Results`} header={<FinderHeader finder={finder} />}>
        {products.length > 0 && (
          <SuggestionGroup label={t`Products`}>
            {products.map((product, index) => (
              <SuggestedProduct
                key={product.id}
                id={rowId(id, product) ?? ''}
                chosen={index === chosenIndex}
                href={productHref(product)}
                fullName={fullProductName(product)}
                name={withMatches(fullProductName(product), searchedWords)}
                meta={withMatches(
                  [packOf(product, listContext.labels), product.code].filter(Boolean).join(' · '),
                  searchedWords,
                )}
                stock={stockView(product, listContext)}
                storage={storageOf(product)}
                picture={pictureOf(product)}
                units={product.units.toReversed().map((sold) => ({
                  key: sold.unit,
                  price: priceView(sold, product, { ...listContext, isBrief: true }),
                  add: null,
                }))}
              />
            ))}
          </SuggestionGroup>
        )}
      </Suggestions>
    </div>
  )
}

function FinderHeader({ finder: { state, text } }: Pick<FinderResultsProps, 'finder'>) {
  const { t } = useLingui()
  switch (state) {
    case 'waiting':
      return <SuggestionSkeletons count={maxSuggestions} />
    case 'none':
      return <output className="block p-2">{t`Nothing found for “${text}”.`}</output>
    case 'misread':
      return (
        <output className="block p-2">
          {t`One digit of the code ${{ code: text }} is wrong.`} {t`Scan the label again.`}
        </output>
      )
    case 'unreachable':
      return (
        <output className="block p-2">{t`No connection. We'll search again as soon as it's back.`}</output>
      )
    case 'empty':
    case 'found':
      return null
  }
}

function rowId(id: string, product: Product | undefined): string | undefined {
  return product && `${id}-${product.id}`
}
