import type { ShopFlag, ShopPageState } from './shop-address.ts'

// A changed filter starts at the first page.

export function withValueToggled(state: ShopPageState, attributeId: string, valueId: string): ShopPageState {
  const chosen = state.attributes.get(attributeId) ?? []
  const values = chosen.includes(valueId) ? chosen.filter((each) => each !== valueId) : [...chosen, valueId]
  const attributes = new Map(state.attributes)
  if (values.length > 0) attributes.set(attributeId, values)
  else attributes.delete(attributeId)
  return { ...state, attributes, page: 1 }
}

export function withFlagToggled(state: ShopPageState, flag: ShopFlag): ShopPageState {
  const flags = new Set(state.flags)
  if (!flags.delete(flag)) flags.add(flag)
  return { ...state, flags, page: 1 }
}

export function withoutFilters(state: ShopPageState): ShopPageState {
  return { ...state, attributes: new Map(), flags: new Set(), page: 1 }
}

export function filterCount({ attributes, flags }: ShopPageState): number {
  return flags.size + [...attributes.values()].reduce((sum, values) => sum + values.length, 0)
}
