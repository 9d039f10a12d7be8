/** The list with one item moved. Positions beyond an end count as that end. */
export function moveItem<Each>(list: readonly Each[], from: number, to: number): readonly Each[] {
  const one = list[from]
  if (one === undefined) return list
  const index = Math.max(0, Math.min(list.length - 1, to))
  return list.toSpliced(from, 1).toSpliced(index, 0, one)
}
