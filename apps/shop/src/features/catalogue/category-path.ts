import type { DepartmentsQuery } from '../../kernel/session/shell.documents.ts'

type CategoryTree = DepartmentsQuery['categories']

/** A category with its ancestors, from the department down. Empty if the category is not in the tree. */
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

/** The fields that categories of every level share. */
export interface PathCategory {
  readonly id: string
  readonly name: string
  readonly productCount: number
  readonly childCategories?: readonly PathCategory[]
}
