/** Allowed edits in a word: none below 4 letters, one below 8, then two. */
function allowedEdits(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** From this length on, a word that differs only in vowels and doubled letters counts as near. */
const minSounding = 5
/** From this length on, two edits after the first letter are allowed if nothing is nearer. */
const minTwice = 6
const minAbbreviation = 3

/**
 * The known words nearest to an unknown word: those whose prefix, of the word's length plus or minus the edits, has the smallest allowed
 * distance. The distance counts insertions, deletions, replacements and swaps of neighbours. Of equal ones, whole words and words with the
 * same first letter are nearer. A word without vowels matches the words it abbreviates.
 */
export function nearestWords(
  vocabulary: Vocabulary,
  word: string,
  isAllowed: (candidate: string) => boolean = () => true,
): string[] {
  const { all, withSound, withFirst } = vocabulary
  if (word.length >= minAbbreviation && /^[^aeiouy\d]+$/.test(word)) {
    const short = withSound(word).words.filter((other) => other[0] === word[0] && isAllowed(other))
    if (short.length > 0) return short
  }
  const maxEdits = allowedEdits(word)
  const near = maxEdits === 0 ? [] : within(all, { word, maxEdits, isAllowed })
  if (near.length > 0 || maxEdits !== 1 || word.length < minSounding) return near
  const soundAlikes = within(withSound(word), { word, maxEdits: 2, isAllowed })
  if (soundAlikes.length > 0 || word.length < minTwice) return soundAlikes
  return within(withFirst(word), { word, maxEdits: 2, isAllowed })
}

interface TypoQuery {
  readonly word: string
  readonly maxEdits: number
  readonly isAllowed: (candidate: string) => boolean
}

function within(candidates: Words, { word, maxEdits, isAllowed }: TypoQuery): string[] {
  const letters = lettersOf(word)
  let nearest = maxEdits * 4 + 3
  let nearestWords: string[] = []
  for (let index = 0; index < candidates.words.length; index += 1) {
    if (missing(letters, candidates.letters[index] ?? 0) > maxEdits) continue
    const candidate = candidates.words[index] ?? ''
    if (candidate.length < word.length - maxEdits || !isAllowed(candidate)) continue
    const maxLength = word.length + maxEdits
    const start = candidate.length > maxLength ? candidate.slice(0, maxLength) : candidate
    if (start !== candidate && missing(letters, lettersOf(start)) > maxEdits) continue
    const { whole, beginning } = distances(word, start, maxEdits)
    const isWhole = start === candidate && whole <= beginning
    const edits = isWhole ? whole : beginning
    if (edits > maxEdits) continue
    const cost = edits * 4 + (isWhole ? 0 : 2) + (candidate[0] === word[0] ? 0 : 1)
    if (cost > nearest) continue
    if (cost < nearest) nearestWords = []
    nearest = cost
    nearestWords.push(candidate)
  }
  return nearestWords
}

export function soundOfWord(word: string): string {
  return word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1')
}

interface Words {
  readonly words: readonly string[]
  readonly letters: Int32Array
}

export interface Vocabulary {
  readonly all: Words
  readonly withSound: (word: string) => Words
  readonly withFirst: (word: string) => Words
}

export function vocabularyOf(words: readonly string[]): Vocabulary {
  return {
    all: lettered(words),
    withSound: groupedBy(words, soundOfWord),
    withFirst: groupedBy(words, (word) => word.slice(0, 1)),
  }
}

function groupedBy(words: readonly string[], keyOf: (word: string) => string): (word: string) => Words {
  let groups: ReadonlyMap<string, readonly string[]> | undefined
  return (word) => lettered((groups ??= Map.groupBy(words, keyOf)).get(keyOf(word)) ?? [])
}

function lettered(words: readonly string[]): Words {
  return { words, letters: Int32Array.from(words, lettersOf) }
}

/** One bit per letter, to rule out most words without counting edits. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function missing(expected: number, present: number): number {
  let rest = expected & ~present
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count += 1
  }
  return count
}

// Reused for every comparison and never returned.
let rows = [new Uint16Array(0), new Uint16Array(0), new Uint16Array(0)] as const

function rowsFor(length: number): typeof rows {
  if (rows[0].length < length)
    rows = [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)]
  return rows
}

/** Edits between `word` and the whole `text`, and between `word` and the best-matching prefix of `text`. Not exact above `maxEdits`. */
function distances(
  word: string,
  text: string,
  maxEdits: number,
): { readonly whole: number; readonly beginning: number } {
  const end = text.length
  let [beforeLast, last, current] = rowsFor(end + 1)
  for (let column = 0; column <= end; column += 1) last[column] = column
  let letterBefore = -1
  for (let row = 1; row <= word.length; row += 1) {
    const letter = word.charCodeAt(row - 1)
    let textBefore = -1
    let smallest = row
    current[0] = row
    for (let column = 1; column <= end; column += 1) {
      const other = text.charCodeAt(column - 1)
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === other ? 0 : 1),
      )
      if (letter === textBefore && letterBefore === other)
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1)
      current[column] = edits
      if (edits < smallest) smallest = edits
      textBefore = other
    }
    if (smallest > maxEdits) return { whole: maxEdits + 1, beginning: maxEdits + 1 }
    letterBefore = letter
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  let beginning = last[end] ?? 0
  for (let column = 0; column < end; column += 1) beginning = Math.min(beginning, last[column] ?? 0)
  return { whole: last[end] ?? 0, beginning }
}
