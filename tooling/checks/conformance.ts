import { isMatch, type NamedTest, titleOf, type WrittenTest } from './written-tests.ts'

/** One requirement of docs/conformance.md. */
export interface Row {
  readonly line: number
  /** The number at the start of its table's heading. */
  readonly section: string
  readonly requirement: string
  /** From the root. */
  readonly files: readonly string[]
  readonly tests: readonly NamedTest[]
}

/** The result of one test. */
export interface RanTest extends NamedTest {
  readonly hasPassed: boolean
}

const link = /\[[^\]]+\]\(\.\.\/([^)]+)\)/
const sections = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/**
 * Reads the rows of the tables, `| requirement | files | tests |`. A file is a link. A test is a link, `›`
 * and its titles. `<br>` separates several.
 */
export function readRows(markdown: string): readonly Row[] {
  let section = ''
  return markdown.split('\n').flatMap((text, at) => {
    section = /^## (\d+)/.exec(text)?.[1] ?? section
    if (!text.startsWith('|') || /^\| (Requirement|:?-+)/.test(text)) return []
    const [requirement = '', files = '', tests = ''] = text
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim())
    return [
      {
        line: at + 1,
        section,
        requirement,
        files: parts(files).map(pathIn),
        tests: parts(tests).map((part) => ({
          path: pathIn(part),
          title: part
            .split(' › ')
            .slice(1)
            .join(' › ')
            .replaceAll(String.raw`\|`, '|'),
        })),
      },
    ]
  })
}

const parts = (cell: string): readonly string[] => cell.split('<br>').flatMap((part) => part.trim() || [])
const pathIn = (part: string): string => link.exec(part)?.[1] ?? part

/** Returns a sentence for each mistake in the table itself. */
export function findTableErrors(
  rows: readonly Row[],
  written: readonly WrittenTest[],
  isFile: (path: string) => boolean,
): readonly string[] {
  const titles = new Set(written.map(titleOf))
  const seen = new Set<string>()
  const ofRows = rows.flatMap(({ requirement, files, tests, line }) => {
    const isAgain = seen.has(requirement.toLowerCase())
    seen.add(requirement.toLowerCase())
    return [
      ...(requirement === '' ? ['has no requirement'] : []),
      ...(isAgain ? [`repeats the requirement: ${requirement}`] : []),
      ...(files.length === 0 ? [`has no file: ${requirement}`] : []),
      ...(tests.length === 0 ? [`has no test: ${requirement}`] : []),
      ...files.filter((path) => !isFile(path)).map((path) => `names a missing file: ${path}`),
      ...tests
        .filter((test) => !titles.has(titleOf(test)))
        .map((test) => `names a missing test: ${titleOf(test)}`),
    ].map((mistake) => `line ${line} ${mistake}`)
  })
  const empty = sections.filter((section) => !rows.some((row) => row.section === section))
  return [...ofRows, ...empty.map((section) => `section ${section} has no row`)]
}

/** Returns a sentence for each test in the rows that did not run, or failed in any of its cases. */
export function findUnprovedRows(
  rows: readonly Row[],
  ran: readonly RanTest[],
  isSelected: (path: string) => boolean,
) {
  const byPath = Map.groupBy(ran, ({ path }) => path)
  const testsByTitle = new Map(
    rows.flatMap(({ tests }) => tests).map((test) => [titleOf(test), test] as const),
  )
  return [...testsByTitle.values()].flatMap((test) => {
    if (!isSelected(test.path)) return []
    const cases = byPath.get(test.path)?.filter(({ title }) => isMatch(test.title, title)) ?? []
    if (cases.length === 0) return [`did not run: ${titleOf(test)}`]
    return cases
      .filter(({ hasPassed }) => !hasPassed)
      .map(({ title }) => `did not pass: ${test.path} › ${title}`)
  })
}
