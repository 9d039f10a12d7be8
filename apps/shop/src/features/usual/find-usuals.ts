import { folded } from '@provender/web/format/folded'
import type { GuideItem } from './requested-items.ts'

const textOf = new WeakMap<GuideItem, string>()

/** The items that contain every word in the name, brand, pack size or code, ignoring case and accents. */
export function findUsuals(items: readonly GuideItem[], text: string): readonly GuideItem[] {
  const words = folded(text).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const all = textOf.get(item) ?? searchTextOf(item)
    textOf.set(item, all)
    return words.every((word) => all.includes(word))
  })
}

function searchTextOf({ product: { name, brand, packSize, code } }: GuideItem): string {
  return folded(`${name} ${brand ?? ''} ${packSize} ${code}`)
}
