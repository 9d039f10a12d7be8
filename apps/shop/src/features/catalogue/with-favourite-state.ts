import type { FavouriteState } from '@provender/domain/product/favourite-state'

/**
 * A response of the API with the favourite and reminder of one product changed, wherever it contains the product.
 * Returns the same response if it does not contain the product. Unchanged parts keep their identity.
 */
export function withFavouriteState<Data>(data: Data, productId: string, state: FavouriteState): Data {
  if (Array.isArray(data)) {
    const next = data.map((each: unknown) => withFavouriteState(each, productId, state))
    return next.some((each, index) => each !== data[index]) ? (next as Data) : data
  }
  if (typeof data !== 'object' || data === null) return data
  if ('isFavorites' in data && 'id' in data && data.id === productId)
    return hasState(data, state) ? data : { ...data, ...state }
  let next: Data = data
  for (const [key, value] of Object.entries(data)) {
    const changed: unknown = withFavouriteState(value, productId, state)
    if (changed !== value) next = { ...next, [key]: changed }
  }
  return next
}

function hasState(product: object, state: FavouriteState): boolean {
  const present = product as FavouriteState
  return (Object.keys(state) as (keyof FavouriteState)[]).every((field) => present[field] === state[field])
}
