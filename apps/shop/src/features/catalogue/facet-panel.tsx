import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Button } from '@provender/ui/controls/button'
import { SearchBox } from '@provender/ui/controls/search-box'
import { FacetGroup } from '@provender/ui/product/facets'
import { useLanguage } from '@provender/web/texts/use-language'
import { useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useViewer } from '../../kernel/session/viewer.ts'
import { withFlagToggled, withValueToggled } from './change-shop-page-state.ts'
import { facetValues, isLongFacet } from './facet-values.ts'
import { type ShopFlag, shopFlags, type ShopPageState } from './shop-address.ts'
import { flagName } from './shop-title.ts'
import type { ShopResult } from './use-shop-results.ts'

export interface FacetPanelProps {
  readonly state: ShopPageState
  readonly result: ShopResult
  readonly onChange: (state: ShopPageState) => void
}

/** All filters of the list, with the number of products behind each choice. Beside the list, or in a sheet on phones. */
export function FacetPanel({ state, result, onChange }: FacetPanelProps) {
  const { t } = useLingui()
  const [searchText, setSearchText] = useState('')
  const facets = result.facets.filter(({ id, values }) => values.length > 1 || state.attributes.has(id))
  return (
    <>
      {facets.some(isLongFacet) && (
        <div className="pt-3">
          <SearchBox
            small
            label={t`Find a filter`}
            placeholder={t`Find a filter`}
            value={searchText}
            onChange={(event) => setSearchText(event.currentTarget.value)}
          />
        </div>
      )}
      <FlagGroup state={state} onChange={onChange} />
      {facets.map((facet, index) => (
        <AttributeGroup
          key={facet.id}
          facet={facet}
          state={state}
          searchText={searchText}
          open={index < 2 || searchText !== '' || state.attributes.has(facet.id)}
          onToggle={(value) => onChange(withValueToggled(state, facet.id, value))}
        />
      ))}
    </>
  )
}

interface AttributeGroupProps {
  readonly facet: ShopResult['facets'][number]
  readonly state: ShopPageState
  readonly searchText: string
  readonly open: boolean
  readonly onToggle: (valueId: string) => void
}

/** A long group shows its largest values first; a button and a search field reach the rest. */
function AttributeGroup({ facet, state, searchText, open, onToggle }: AttributeGroupProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [isLong, setLong] = useState(false)
  // Keep the group open after its last value is cleared.
  const [isUsed, setUsed] = useState(false)
  const chosen = state.attributes.get(facet.id) ?? []
  const { values, hidden } = facetValues(facet, { chosen, searchText, showsAll: isLong })
  if (values.length === 0) return null
  return (
    <FacetGroup
      title={facet.name}
      open={open || isUsed}
      onToggle={(value) => {
        setUsed(true)
        onToggle(value)
      }}
      values={values.map(({ id, name, productCount }) => ({
        value: id,
        name,
        count: showCount(productCount, language),
        chosen: chosen.includes(id),
      }))}
      more={
        hidden > 0 && (
          <Button look="bare" size="small" onClick={() => setLong(true)}>
            {t`Show ${showCount(hidden, language)} more`}
          </Button>
        )
      }
    />
  )
}

function FlagGroup({ state, onChange }: Pick<FacetPanelProps, 'state' | 'onChange'>) {
  const { t, i18n } = useLingui()
  const flags = useShownFlags()
  return (
    <FacetGroup
      title={t`Show only`}
      open
      onToggle={(value) => {
        const flag = flags.find((each) => each === value)
        if (flag) onChange(withFlagToggled(state, flag))
      }}
      values={flags.map((flag) => ({
        value: flag,
        name: flagName(flag, i18n),
        count: '',
        chosen: state.flags.has(flag),
      }))}
    />
  )
}

/** Favourites need a signed-in user. The wholesaler may hide the clearance (clearancePriceFilterEnabled). */
function useShownFlags(): readonly ShopFlag[] {
  const { isSignedIn } = useViewer()
  const { clearancePriceFilterEnabled } = useConfig()
  return shopFlags.filter((flag) => {
    if (flag === 'favourites') return isSignedIn
    return flag !== 'clearance' || clearancePriceFilterEnabled
  })
}
