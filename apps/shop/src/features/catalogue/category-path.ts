import type { DepartmentsQuery } from '../../kernel/session/shell.documents.ts'

type CategoryTree = DepartmentsQuery['categories']

export function categoryPath(tree: CategoryTree, id: string): readonly PathCategory[] {
  for (const department of tree) {
    if (department.id === id) return [department]
    for (const category of department.childCategories) {
      if (category.id === id) return [department, category]
      const leaf = category.childCategories.find((each) => each.id === id)
      if (leaf) return [department, category, leaf]
    }
  }
  return []
}

export interface PathCategory {
  readonly id: string
  readonly name: string
  readonly productCount: number
  readonly childCategories?: readonly PathCategory[]
}
