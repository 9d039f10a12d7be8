import { parseSync } from 'rolldown/utils'
import type { SourceFile } from './syntax.ts'

/** Per 100 lines of TypeScript. With more, most comments repeat names and types. */
const maxDensity = 3
const maxListed = 8

/** Returns a sentence if the files have too many comments, and one for each of the folders that are furthest above the limit. */
export function findTooManyComments(files: readonly SourceFile[]): readonly string[] {
  const counts = files.map(({ path, text }) => ({
    folder: folderOf(path),
    comments: countComments({ path, text }),
    lines: text.split('\n').length - 1,
  }))
  if (excessOf(counts) <= 0) return []
  const folders = [...Map.groupBy(counts, ({ folder }) => folder)]
    .filter(([, each]) => excessOf(each) > 0)
    .toSorted(([, one], [, other]) => excessOf(other) - excessOf(one))
    .slice(0, maxListed)
  return [
    `The code has ${densityOf(counts)}; at most ${maxDensity} are allowed: remove those that repeat a name or a type`,
    ...folders.map(([folder, each]) => `${folder} has ${densityOf(each)}`),
  ]
}

/** Adjacent line comments are one comment. */
export function countComments({ path, text }: SourceFile): number {
  const { comments } = parseSync(path, text)
  return comments.filter(({ type, start }, index) => {
    const before = comments[index - 1]
    const isContinued =
      type === 'Line' && before?.type === 'Line' && /^\r?\n[ \t]*$/.test(text.slice(before.end, start))
    return !isContinued
  }).length
}

interface CommentCount {
  readonly comments: number
  readonly lines: number
}

function excessOf(counts: readonly CommentCount[]): number {
  const { comments, lines } = sumOf(counts)
  return 100 * comments - maxDensity * lines
}

function densityOf(counts: readonly CommentCount[]): string {
  const { comments, lines } = sumOf(counts)
  return `${((100 * comments) / lines).toFixed(2)} comments per 100 lines (${comments})`
}

function sumOf(counts: readonly CommentCount[]): CommentCount {
  return counts.reduce(
    (sum, { comments, lines }) => ({ comments: sum.comments + comments, lines: sum.lines + lines }),
    { comments: 0, lines: 0 },
  )
}

/** The folder in which the list names the comments: `apps/shop/src/features/basket`, `packages/ui/src/page`, `e2e/app`. */
function folderOf(path: string): string {
  const depth = path.startsWith('apps/') ? 5 : path.startsWith('packages/') ? 4 : 2
  return path.split('/').slice(0, -1).slice(0, depth).join('/')
}
