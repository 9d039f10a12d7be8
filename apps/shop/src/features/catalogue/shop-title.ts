import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PathCategory } from './category-path.ts'
import type { ShopFlag, ShopPageState } from './shop-address.ts'

export function shopTitle(state: ShopPageState, path: readonly PathCategory[], i18n: I18n): string {
  const { q, flags } = state
  if (q !== '') return i18n._(msg`Results for “${q}”`)
  const category = path.at(-1)
  if (category) return category.name
  if (flags.size > 0) return [...flags].map((flag) => flagName(flag, i18n)).join(', ')
  return state.attributes.size > 0 ? i18n._(msg`Products`) : i18n._(msg`All products`)
}

export function flagName(flag: ShopFlag, i18n: I18n): string {
  switch (flag) {
    case 'promotion':
      return i18n._(msg`Promotions`)
    case 'clearance':
      return i18n._(msg`Clearance`)
    case 'isNew':
      return i18n._(msg`New products`)
    case 'favourites':
      return i18n._(msg`My favourites`)
  }
}
