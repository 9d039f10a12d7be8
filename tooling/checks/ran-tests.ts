import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { root } from '../sources.ts'
import type { RanTest } from './conformance.ts'

const ofVitest = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ ancestorTitles: v.array(v.string()), title: v.string(), status: v.string() }),
      ),
    }),
  ),
})

interface Spec {
  readonly title: string
  /** Relative to the folder of the end-to-end tests. */
  readonly file: string
  readonly tests: readonly { readonly status: string }[]
}

interface Suite {
  readonly title: string
  readonly specs: readonly Spec[]
  readonly suites?: readonly Suite[] | undefined
}
const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      tests: v.array(v.object({ status: v.string() })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const ofPlaywright = v.object({ suites: v.array(suite) })

/** Reads the JSON results of Vitest and Playwright in a folder. */
export function readRanTests(folder: string): readonly RanTest[] {
  return globSync('*.json', { cwd: folder }).flatMap((name) => {
    const report: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const vitest = v.safeParse(ofVitest, report)
    if (!vitest.success) return v.parse(ofPlaywright, report).suites.flatMap((each) => ranIn(each, []))
    return vitest.output.testResults.flatMap((file) =>
      file.assertionResults.map(({ ancestorTitles, title, status }) => ({
        path: relative(root, file.name),
        title: [...ancestorTitles, title].join(' › '),
        hasPassed: status === 'passed',
      })),
    )
  })
}

/** The outermost suite is the file, which is not part of a title. */
function ranIn({ specs, suites }: Suite, groups: readonly string[]): readonly RanTest[] {
  return [
    ...specs.map(({ title, file, tests }) => ({
      path: `e2e/${file}`,
      title: [...groups, title].join(' › '),
      hasPassed: tests.every(({ status }) => status === 'expected'),
    })),
    ...(suites ?? []).flatMap((each) => ranIn(each, [...groups, each.title])),
  ]
}
