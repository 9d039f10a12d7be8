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

/** What narrows the list, each taken back with a press. */
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
  /** The state it leaves when it is taken back. */
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
      // A value that no product in reach has is not among the facets: it can still be taken back.
      name: facet?.values.find(({ id }) => id === valueId)?.name ?? facet?.name ?? t`Filter`,
      without: withValueToggled(state, attributeId, valueId),
    }))
  })
  return [...flags, ...values]
}
