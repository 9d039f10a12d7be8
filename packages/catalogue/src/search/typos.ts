/** Edits forgiven in a word: none below 4 letters, one below 8, then two. */
function forgivenEdits(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * The written words nearest to a word nobody wrote: those whose beginning, as long as the word give or take the edits, is at the
 * smallest distance within `forgivenEdits`. A distance counts insertions, deletions, changes and swaps of neighbours.
 */
export function nearestWords(words: readonly string[], word: string): string[] {
  const most = forgivenEdits(word)
  if (most === 0) return []
  const letters = lettersOf(word)
  let nearest = most
  let found: string[] = []
  for (const candidate of words) {
    if (candidate.length < word.length - most) continue
    const start = candidate.length > word.length + most ? candidate.slice(0, word.length + most) : candidate
    if (missing(letters, lettersOf(start)) > most) continue
    const distance = prefixDistance(word, start, nearest)
    if (distance > nearest) continue
    if (distance < nearest) {
      nearest = distance
      found = []
    }
    found.push(candidate)
  }
  return found
}

/** One bit a letter, so that most words are ruled out without counting edits. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function missing(wanted: number, present: number): number {
  let rest = wanted & ~present
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count += 1
  }
  return count
}

/** Edits between `word` and the best-fitting beginning of `text`; anything above `most` when there is none within it. */
function prefixDistance(word: string, text: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: text.length + 1 }, (_, at) => at)
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row]
    let smallest = row
    for (let column = 1; column <= text.length; column += 1) {
      const same = word[row - 1] === text[column - 1]
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && word[row - 1] === text[column - 2] && word[row - 2] === text[column - 1])
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1)
      current.push(edits)
      if (edits < smallest) smallest = edits
    }
    if (smallest > most) return most + 1
    beforeLast = last
    last = current
  }
  return Math.min(...last)
}
