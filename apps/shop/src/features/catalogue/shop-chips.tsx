import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { Chip, Chips } from '@provender/ui/product/facets'
import { withFlagToggled, withoutFilters, withValueToggled } from './change-shop-page-state.ts'
import type { ShopPageState } from './shop-address.ts'
import { flagName } from './shop-title.ts'
import type { ShopNavigation } from './use-shop-navigation.ts'
import type { ShopResult } from './use-shop-results.ts'

export interface ShopChipsProps {
  readonly state: ShopPageState
  readonly facets: ShopResult['facets']
  readonly navigation: ShopNavigation
}

export function ShopChips({ state, facets, navigation }: ShopChipsProps) {
  const { t } = useLingui()
  return (
    <div className="mb-4">
      <Chips>
        {useChosen(state, facets).map(({ key, name, stateWithout }) => (
          <Chip key={key} label={t`Remove filter: ${name}`} onRemove={() => navigation.show(stateWithout)}>
            {name}
          </Chip>
        ))}
        <Button
          look="bare"
          size="small"
          onClick={() => navigation.show(withoutFilters(state))}
        >{t`Clear all`}</Button>
      </Chips>
    </div>
  )
}

interface ActiveFilter {
  readonly key: string
  readonly name: string
  readonly stateWithout: ShopPageState
}

function useChosen(state: ShopPageState, facets: ShopResult['facets']): readonly ActiveFilter[] {
  const { t, i18n } = useLingui()
  const flags = [...state.flags].map((flag) => ({
    key: flag,
    name: flagName(flag, i18n),
    stateWithout: withFlagToggled(state, flag),
  }))
  const values = [...state.attributes].flatMap(([attributeId, valueIds]) => {
    const facet = facets.find(({ id }) => id === attributeId)
    return valueIds.map((valueId) => ({
      key: `${attributeId}.${valueId}`,
      // If no product within reach has the value, the facets do not contain it. It can still be removed.
      name: facet?.values.find(({ id }) => id === valueId)?.name ?? facet?.name ?? t`Filter`,
      stateWithout: withValueToggled(state, attributeId, valueId),
    }))
  })
  return [...flags, ...values]
}
