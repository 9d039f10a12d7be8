import type { StorageKind } from '@provender/ui/product/tile'
import { folded } from '../../kernel/format/folded.ts'
import type { DepartmentsQuery } from '../../kernel/session/shell.documents.ts'
import { categoryPath } from '../catalogue/category-path.ts'
import { storageOf } from '../catalogue/product-parts.tsx'
import type { GuideItem } from './requested-items.ts'

/** The products of one department, or of one storage if there are no departments. */
export interface GuideGroup {
  readonly key: string
  readonly name: string
  readonly items: readonly GuideItem[]
}

interface GroupNames extends Readonly<Record<StorageKind, string>> {
  /** For products without a department. */
  readonly other: string
}

/** The groups of the order guide, in the order in which the guide first has them, so that the company's own order counts. */
export function guideGroupsOf(
  items: readonly GuideItem[],
  departments: DepartmentsQuery['categories'],
  names: GroupNames,
): readonly GuideGroup[] {
  const departmentOf = ({ product }: GuideItem) =>
    product.categories.flatMap(({ id }) => categoryPath(departments, id).slice(0, 1))[0]
  const byDepartment = Map.groupBy(items, departmentOf)
  if (byDepartment.size > 1)
    return [...byDepartment]
      .map(([department, its]) => ({
        key: department?.id ?? 'other',
        name: department?.name ?? names.other,
        items: its,
      }))
      .toSorted((one, other) => Number(one.key === 'other') - Number(other.key === 'other'))
  const byStorage = Map.groupBy(items, ({ product }) => storageOf(product))
  return [...byStorage].map(([storage, its]) => ({ key: storage, name: names[storage], items: its }))
}

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
