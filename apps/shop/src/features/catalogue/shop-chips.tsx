import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { Chip, Chips } from '@provender/ui/product/facets'
import { withFlagToggled, withoutFilters, withValueToggled } from './change-shop-state.ts'
import type { ShopState } from './shop-address.ts'
import { flagName } from './shop-title.ts'
import type { ShopMoves } from './use-shop-moves.ts'
import type { ShopResult } from './use-shop-results.ts'

export interface ShopChipsProps {
  readonly state: ShopState
  readonly facets: ShopResult['facets']
  readonly moves: ShopMoves
}

/** The active filters, each with a button that removes it. */
export function ShopChips({ state, facets, moves }: ShopChipsProps) {
  const { t } = useLingui()
  return (
    <div className="mb-4">
      <Chips>
        {useChosen(state, facets).map(({ key, name, without }) => (
          <Chip key={key} label={t`Remove filter: ${name}`} onRemove={() => moves.show(without)}>
            {name}
          </Chip>
        ))}
        <Button
          look="bare"
          size="small"
          onClick={() => moves.show(withoutFilters(state))}
        >{t`Clear all`}</Button>
      </Chips>
    </div>
  )
}

interface Chosen {
  readonly key: string
  readonly name: string
  /** The state without this filter. */
  readonly without: ShopState
}

function useChosen(state: ShopState, facets: ShopResult['facets']): readonly Chosen[] {
  const { t, i18n } = useLingui()
  const flags = [...state.flags].map((flag) => ({
    key: flag,
    name: flagName(flag, i18n),
    without: withFlagToggled(state, flag),
  }))
  const values = [...state.attributes].flatMap(([attributeId, valueIds]) => {
    const facet = facets.find(({ id }) => id === attributeId)
    return valueIds.map((valueId) => ({
      key: `${attributeId}.${valueId}`,
      // If no product within reach has the value, the facets do not contain it. It can still be removed.
      name: facet?.values.find(({ id }) => id === valueId)?.name ?? facet?.name ?? t`Filter`,
      without: withValueToggled(state, attributeId, valueId),
    }))
  })
  return [...flags, ...values]
}
