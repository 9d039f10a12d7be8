import type { StorageKind } from '@provender/ui/product/tile'
import type { DepartmentsQuery } from '../../kernel/session/shell.documents.ts'
import { categoryPath } from '../catalogue/category-path.ts'
import { storageOf } from '../catalogue/product-parts.tsx'
import type { GuideItem } from '../usual/requested-items.ts'

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
export function guideGroups(
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
