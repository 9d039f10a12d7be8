import type { ImportFault } from '../faults/fault.ts'
interface ParsedCategory {
  readonly line: number
  readonly code: string
  readonly parentCode: string | null
}

/** Categories outside the good lines: existing ones, and those whose lines failed. */
interface OtherCategories {
  readonly existingParents: ReadonlyMap<string, string | null>
  readonly failedLineOf: (code: string) => number | undefined
}

export interface MisplacedCategory<Category> {
  readonly category: Category
  readonly fault: ImportFault
}

export function findMisplacedCategories<Category extends ParsedCategory>(
  file: ReadonlyMap<string, Category>,
  others: OtherCategories,
): readonly MisplacedCategory<Category>[] {
  const good = new Map(file)
  const misplaced: MisplacedCategory<Category>[] = []
  const removed = new Map<string, number>()
  const failedLineOf = (code: string) => removed.get(code) ?? others.failedLineOf(code)
  for (;;) {
    const wrong = [...good.values()].flatMap((category) => {
      const fault = faultOf(category, good, { ...others, failedLineOf })
      return fault === undefined ? [] : [{ category, fault }]
    })
    if (wrong.length === 0) return misplaced
    for (const { category } of wrong) {
      good.delete(category.code)
      removed.set(category.code, category.line)
    }
    misplaced.push(...wrong)
  }
}

function faultOf(
  { code, parentCode }: ParsedCategory,
  file: ReadonlyMap<string, ParsedCategory>,
  { existingParents, failedLineOf }: OtherCategories,
): ImportFault | undefined {
  if (parentCode === null) return undefined
  if (!file.has(parentCode) && !existingParents.has(parentCode)) {
    const failed = failedLineOf(parentCode)
    return failed === undefined
      ? { code: 'NO_CATEGORY', field: 'parent', category: parentCode }
      : { code: 'PARENT_FAILED', line: failed, parent: parentCode }
  }
  const path = [code]
  for (
    let ancestor: string | null = parentCode;
    ancestor !== null;
    ancestor = parentOf(ancestor, file, existingParents)
  ) {
    if (ancestor === code) return { code: 'CATEGORY_RING', field: 'parent', categories: [...path, code] }
    // A cycle further up is reported for its own members.
    if (path.includes(ancestor)) return undefined
    path.push(ancestor)
  }
  return undefined
}

function parentOf(
  code: string,
  file: ReadonlyMap<string, ParsedCategory>,
  existingParents: ReadonlyMap<string, string | null>,
): string | null {
  const placed = file.get(code)
  return placed ? placed.parentCode : (existingParents.get(code) ?? null)
}
