import { expect, it } from 'vitest'
import { type Measurement, singleMeasurement } from '../measurement.ts'
import { formatTable } from './format-table.ts'

const missed: Measurement = {
  ...singleMeasurement('Reads', 'browse 24, signed in, never seen', {
    figure: { value: 12_345.6, unit: '/s' },
    aim: { text: '≥ 0.30 S', isMet: false },
  }),
  connections: 16,
  p50Ms: 0.51,
  p99Ms: 27.13,
  cpuMs: 0.04,
  reference: { name: 'S', figure: { value: 46_140, unit: '/s' }, ratio: 0.267 },
}

it('marks a figure below its aim', () => {
  const row = formatTable([missed]).split('\n').at(-1)
  expect(row?.trim().split(/\s{2,}/)).toEqual([
    'browse 24, signed in, never seen',
    '16',
    '12,346 /s',
    '0.51',
    '27.1',
    '0.04 S 46,140 /s',
    '0.27 MISSED ≥ 0.30 S',
  ])
})

it('stays within 120 columns and prints each group heading once', () => {
  const lines = formatTable([missed, missed, { ...missed, group: 'Writes' }]).split('\n')
  expect(lines.every((line) => line.length <= 120)).toBe(true)
  expect(lines.filter((line) => line === 'Reads')).toHaveLength(1)
  expect(lines.filter((line) => line === 'Writes')).toHaveLength(1)
})
