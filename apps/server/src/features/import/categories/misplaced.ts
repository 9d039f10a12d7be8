import type { ImportFault } from '../faults/fault.ts'
interface Placed {
  readonly line: number
  readonly code: string
  readonly parentCode: string | null
}

/** Categories outside the good lines: existing ones, and those whose lines failed. */
interface Known {
  readonly parentOfKnown: ReadonlyMap<string, string | null>
  readonly failedLineOf: (code: string) => number | undefined
}

export interface MisplacedCategory<Category> {
  readonly category: Category
  readonly fault: ImportFault
}

/**
 * The categories of a file with an impossible parent: one that does not exist, or a cycle, in the file or
 * through existing categories. Their descendants are included.
 */
export function findMisplacedCategories<Category extends Placed>(
  file: ReadonlyMap<string, Category>,
  known: Known,
): readonly MisplacedCategory<Category>[] {
  const good = new Map(file)
  const found: MisplacedCategory<Category>[] = []
  const removed = new Map<string, number>()
  const failedLineOf = (code: string) => removed.get(code) ?? known.failedLineOf(code)
  for (;;) {
    const wrong = [...good.values()].flatMap((category) => {
      const fault = faultOf(category, good, { ...known, failedLineOf })
      return fault === undefined ? [] : [{ category, fault }]
    })
    if (wrong.length === 0) return found
    for (const { category } of wrong) {
      good.delete(category.code)
      removed.set(category.code, category.line)
    }
    found.push(...wrong)
  }
}

function faultOf(
  { code, parentCode }: Placed,
  file: ReadonlyMap<string, Placed>,
  { parentOfKnown, failedLineOf }: Known,
): ImportFault | undefined {
  if (parentCode === null) return undefined
  if (!file.has(parentCode) && !parentOfKnown.has(parentCode)) {
    const failed = failedLineOf(parentCode)
    return failed === undefined
      ? { code: 'NO_CATEGORY', field: 'parent', category: parentCode }
      : { code: 'PARENT_FAILED', line: failed, parent: parentCode }
  }
  const way = [code]
  for (let at: string | null = parentCode; at !== null; at = parentOf(at, file, parentOfKnown)) {
    if (at === code) return { code: 'CATEGORY_RING', field: 'parent', categories: [...way, code] }
    // A cycle further up is reported for its own members.
    if (way.includes(at)) return undefined
    way.push(at)
  }
  return undefined
}

function parentOf(
  code: string,
  file: ReadonlyMap<string, Placed>,
  parentOfKnown: ReadonlyMap<string, string | null>,
): string | null {
  const placed = file.get(code)
  return placed ? placed.parentCode : (parentOfKnown.get(code) ?? null)
}
