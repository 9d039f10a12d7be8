import type { ShopFlag, ShopState } from './shop-address.ts'

// A changed filter starts at the first page.

export function withValueToggled(state: ShopState, attributeId: string, valueId: string): ShopState {
  const chosen = state.attributes.get(attributeId) ?? []
  const values = chosen.includes(valueId) ? chosen.filter((each) => each !== valueId) : [...chosen, valueId]
  const attributes = new Map(state.attributes)
  if (values.length > 0) attributes.set(attributeId, values)
  else attributes.delete(attributeId)
  return { ...state, attributes, page: 1 }
}

export function withFlagToggled(state: ShopState, flag: ShopFlag): ShopState {
  const flags = new Set(state.flags)
  if (!flags.delete(flag)) flags.add(flag)
  return { ...state, flags, page: 1 }
}

export function withoutFilters(state: ShopState): ShopState {
  return { ...state, attributes: new Map(), flags: new Set(), page: 1 }
}

export function filterCount({ attributes, flags }: ShopState): number {
  return flags.size + [...attributes.values()].reduce((sum, values) => sum + values.length, 0)
}
