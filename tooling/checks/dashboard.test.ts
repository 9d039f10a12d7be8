import { describe, expect, test } from 'vitest'
import { readText } from './program-facts.fixture.ts'

interface Panel {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly description: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly fieldConfig: { readonly defaults: { readonly unit: string } }
  readonly targets: readonly { readonly expr: string }[]
}

const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(readText('deploy/grafana/provender.json'))
const panels = dashboard.panels.filter(({ type }) => type !== 'row')
/** A test of the server compares this table with what the server gives. */
const labelsOf = new Map(
  [...readText('docs/alerts.md').matchAll(/^\| (`provender_.+?)\s+\| (.*?)\s+\| /gm)].flatMap(
    ([, names = '', labels = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, labels.match(/\w+/g) ?? []] as const),
  ),
)
const selectors = panels.flatMap(({ title, targets }) =>
  targets.flatMap(({ expr }) => {
    const grouped = [...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(', '))
    return [...expr.matchAll(/(provender_\w+?)(?:_bucket|_count|_sum)?\{([^}]*)\}/g)].map(
      ([, metric = '', matchers = '']) => ({
        title,
        metric,
        labels: [...grouped, ...[...matchers.matchAll(/(\w+)!?=/g)].map(([, name = '']) => name)],
      }),
    )
  }),
)

describe('the dashboard', () => {
  test('says of each panel what it shows, in which unit', () => {
    expect(panels.length).toBeGreaterThan(20)
    for (const { title, description, fieldConfig } of panels) {
      expect(title).toMatch(/^[A-Z]/)
      expect(description, title).toMatch(/^[A-Z\d].+\.$/)
      expect(fieldConfig.defaults.unit, title).toMatch(/^\w+$/)
    }
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
  })

  test('asks for metrics that the program has, by labels that they have', () => {
    const ofPrometheus = ['job', 'instance', 'le']
    for (const { title, metric, labels } of selectors) {
      const own = labelsOf.get(metric)
      expect(own, `${title}: ${metric}`).toBeDefined()
      expect([...(own ?? []), ...ofPrometheus], title).toEqual(expect.arrayContaining(labels))
    }
  })

  test('shows every metric', () => {
    // The list of shops comes from it.
    const shown = ['provender_build_info', ...selectors.map(({ metric }) => metric)]
    expect([...labelsOf.keys()].filter((metric) => !shown.includes(metric))).toEqual([])
    expect(readText('deploy/grafana/provender.json')).toContain('label_values(provender_build_info, job)')
  })

  test('has each panel in a place of its own', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
  })
})
