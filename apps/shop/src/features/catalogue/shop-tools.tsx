import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Pick, Segmented, Select, Toolbar } from '@provender/ui/controls/toolbar'
import { icon } from '@provender/ui/tokens/icon'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as layoutGrid } from 'lucide-react/icons/layout-grid'
import { __iconData as list } from 'lucide-react/icons/list'
import { __iconData as slidersHorizontal } from 'lucide-react/icons/sliders-horizontal'
import { Suspense, useState } from 'react'
import { useViewer } from '../../kernel/session/viewer.ts'
import { filterCount } from './change-shop-page-state.ts'
import { productSorts, type ProductSortName, shopLayouts, type ShopPageState } from './shop-address.ts'
import type { ShopNavigation } from './use-shop-navigation.ts'

const FacetSheet = lazyPart(async () => (await import('./facet-sheet.tsx')).FacetSheet)

const GridIcon = icon(layoutGrid)
const ListIcon = icon(list)
const FiltersIcon = icon(slidersHorizontal)

export interface ShopToolsProps {
  readonly state: ShopPageState
  readonly navigation: ShopNavigation
}

/** Filters (in a sheet on phones), sort and layout of the list. */
export function ShopTools({ state, navigation }: ShopToolsProps) {
  const { t } = useLingui()
  return (
    <Toolbar
      end={navigation.canChangeLayout ? <LayoutChoice state={state} navigation={navigation} /> : undefined}
    >
      <span className="md:hidden">
        <FilterButton state={state} navigation={navigation} />
      </span>
      <Select
        label={t`Sort`}
        value={state.sort}
        choices={useSortChoices()}
        onChoose={(value) => {
          const sort = productSorts.find((each) => each === value)
          if (sort) navigation.show({ ...state, sort, page: 1 })
        }}
      />
    </Toolbar>
  )
}

function LayoutChoice({ state, navigation }: ShopToolsProps) {
  const { t } = useLingui()
  return (
    <Segmented
      label={t`Layout`}
      value={navigation.layout}
      onChoose={(value) => navigation.show({ ...state, layout: shopLayouts.find((each) => each === value) })}
      segments={[
        { value: 'grid', name: t`Grid`, icon: <GridIcon size="s" /> },
        { value: 'list', name: t`List`, icon: <ListIcon size="s" /> },
      ]}
    />
  )
}

function FilterButton({ state, navigation }: ShopToolsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never')
  const chosen = filterCount(state)
  return (
    <>
      <Pick aria-haspopup="dialog" onClick={() => setOpened('open')}>
        {/* Beside the number of filters, the sort and the layout, the narrowest phones have no room for the icon. */}
        <span className="max-sm:hidden">
          <FiltersIcon size="s" />
        </span>
        {chosen > 0 ? t`Filters · ${showCount(chosen, language)}` : t`Filters`}
      </Pick>
      {opened !== 'never' && (
        <Suspense>
          <FacetSheet
            open={opened === 'open'}
            onClose={() => setOpened('closed')}
            state={state}
            navigation={navigation}
          />
        </Suspense>
      )}
    </>
  )
}

/** Viewers who see no prices cannot sort by them (docs/product-rules.md#product-lists). */
function useSortChoices() {
  const { t } = useLingui()
  const { hidesPrices } = useViewer()
  const names: Readonly<Record<ProductSortName, string>> = {
    FEATURED: t`Featured`,
    CREATED_AT_DESC: t`Newest first`,
    PRICE_ASC: t`Lowest price`,
    PRICE_DESC: t`Highest price`,
    NAME_ASC: t`Name, A to Z`,
    NAME_DESC: t`Name, Z to A`,
  }
  return productSorts
    .filter((sort) => !hidesPrices || !sort.startsWith('PRICE'))
    .map((value) => ({ value, name: names[value] }))
}
