import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../sources.ts'

/** Nobody would read more pages (docs/decisions/README.md). */
const maxDecisions = 30
const decisionsFolder = 'docs/decisions/'
/** The test of this check has examples that do not resolve. */
const examples = 'tooling/checks/references.test.ts'

export interface TextFile {
  readonly path: string
  readonly text: string
}

export function brokenReferences(
  files: readonly TextFile[],
  exists: (path: string) => boolean,
): readonly string[] {
  const anchors = new Map(
    files.filter(({ path }) => isMarkdown(path)).map(({ path, text }) => [path, headingAnchors(text)]),
  )
  return files.flatMap(({ path, text }) => {
    const problems = targetsOf(path, text).flatMap(({ written, file, anchor }) => {
      if (!exists(file)) return [`${path}: ${written}: no such file`]
      if (anchor === undefined || !isMarkdown(file) || anchors.get(file)?.has(anchor)) return []
      return [`${path}: ${written}: ${file} has no heading "#${anchor}"`]
    })
    const elsewhere = outsideReferences.flatMap((pattern) => text.match(pattern) ?? [])
    return [...problems, ...elsewhere.map((match) => `${path}: "${match}": name a heading in docs/ instead`)]
  })
}

const codePath = /`([a-z][\w.-]*(?:(?:\/[\w.-]+)+|\.tsx?))`/g
const mediaType = /^(?:application|audio|image|text|video)\//

/**
 * Returns a sentence for each path in backticks, in a page or a comment, that is no path of the repository. The path may leave out folders
 * at its beginning and the extension at its end: `http/app` names apps/server/src/composition/http/app.ts. With its extension, a file needs
 * no folder: `app.ts`.
 */
export function stalePaths(files: readonly TextFile[], paths: readonly string[]): readonly string[] {
  const all = `/${paths.join('\n/')}\n`
  const isPath = (written: string): boolean =>
    [`/${written}/`, `/${written}.`, `/${written}\n`].some((part) => all.includes(part))
  return files.flatMap(({ path, text }) =>
    proseOf(path, text).flatMap((prose) =>
      [...prose.matchAll(codePath)]
        .map(([, written = '']) => written)
        .filter((written) => !mediaType.test(written) && !isPath(written))
        .map((written) => `${path}: \`${written}\`: no such path`),
    ),
  )
}

/** The lines of a page, or of the comments of a source. */
function proseOf(path: string, text: string): readonly string[] {
  if (isMarkdown(path)) return text.split('\n')
  return /\.tsx?$/.test(path) ? (text.match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? []) : []
}

/** Returns a sentence for each decision that lacks a part, or is missing in the index. */
export function decisionProblems(files: readonly TextFile[]): readonly string[] {
  const index = files.find(({ path }) => path === `${decisionsFolder}README.md`)?.text ?? ''
  const decisions = files.filter(({ path }) => /^docs\/decisions\/\d{4}-[^/]+\.md$/.test(path))
  const tooMany =
    decisions.length > maxDecisions
      ? [`${decisionsFolder}: ${decisions.length} pages; fold related ones until there are ${maxDecisions}`]
      : []
  return [...tooMany, ...decisions.flatMap((decision) => pageProblems(decision, index))]
}

function pageProblems({ path, text }: TextFile, index: string): readonly string[] {
  const name = path.slice(decisionsFolder.length)
  const number = Number(name.slice(0, 4))
  const title = new RegExp(`^# ${number}\\. (.+)`, 'm').exec(text)?.[1]
  const status = /^- \*\*Status:\*\* (\S.*)/m.exec(text)?.[1]
  const row = index.split('\n').find((line) => line.includes(`](${name})`))
  const cells = row?.split(/(?<!\\)\|/).map((cell) => cell.trim())
  return [
    ...(title === undefined ? [`the first line is not "# ${number}. Title"`] : []),
    ...(status === undefined ? ['no status'] : []),
    ...(/^- \*\*Date:\*\* \d{4}-\d{2}-\d{2}/m.test(text) ? [] : ['no date']),
    ...['Context', 'Decision', 'Consequences']
      .filter((part) => !new RegExp(`^## ${part}$`, 'm').test(text))
      .map((part) => `no "## ${part}"`),
    ...(cells ? [] : ['not listed in docs/decisions/README.md']),
    ...(cells && title !== undefined && cells[2] !== title ? ['another title in the index'] : []),
    ...(cells && status !== undefined && cells[3] !== status ? ['another status in the index'] : []),
  ].map((problem) => `${path}: ${problem}`)
}

/** Texts that a reader of the repository cannot open: sections of the specification, and decisions without their path. */
const outsideReferences: readonly RegExp[] = [
  /\bspecification(?:'s|’s)? \(?(?:sections? )?\d/gi,
  /\bdecisions?, ["'“]/g,
  /\bguarantees?(?:,? ["“]| \(?G\d)/g,
  /\bdecisions? 0\d{3}\b/g,
]

interface Target {
  readonly written: string
  readonly file: string
  readonly anchor: string | undefined
}

/** The pages in docs/ that a text names, and the relative links of a Markdown page. */
function targetsOf(path: string, text: string): readonly Target[] {
  const named = [...text.matchAll(/(?<![\w./-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g)].map(([written]) =>
    target(written, (file) => file),
  )
  if (!isMarkdown(path)) return named
  const fromHere = (file: string) =>
    file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file))
  const links = [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, written = '']) => written)
    .filter((written) => !/^[a-z]+:/.test(written))
    .map((written) => target(written, fromHere))
  return [...named, ...links]
}

function target(written: string, resolve: (file: string) => string): Target {
  const [file = '', anchor] = written.split('#')
  return { written, file: resolve(decodeURI(file)), anchor }
}

/** The anchors of a page as GitHub creates them: a second equal heading ends in -1. */
export function headingAnchors(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of markdown.replaceAll(/^```.*?^```/gms, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-')
    let anchor = slug
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`
    anchors.add(anchor)
  }
  return anchors
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '')
}

function isMarkdown(path: string): boolean {
  return path.endsWith('.md')
}

export function readTexts(): readonly TextFile[] {
  const patterns = [
    '{apps,packages,demo,bench,e2e,tooling}/**/*.{ts,tsx,mjs,css,graphql,md}',
    'docs/**/*.md',
    '*.{md,ts,yaml}',
    'Dockerfile',
  ]
  return globSync(patterns, { cwd: root, exclude: (path) => /node_modules|\/dist/.test(path) })
    .filter((path) => path !== examples)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
