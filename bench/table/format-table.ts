import type { Measurement } from '../measurement.ts'
import { formatFigure, formatNumber } from './format-figure.ts'

interface Column {
  readonly title: string
  readonly width: number
  readonly alignment: 'left' | 'right'
  readonly cell: (measurement: Measurement) => string
}

const number = (value: number | null): string => (value === null ? '' : formatNumber(value))

// 120 columns in all.
const columns: readonly Column[] = [
  { title: 'Measurement', width: 42, alignment: 'left', cell: ({ name }) => `  ${name}` },
  { title: 'conn', width: 4, alignment: 'right', cell: ({ connections }) => number(connections) },
  { title: 'figure', width: 10, alignment: 'right', cell: ({ figure }) => formatFigure(figure) },
  { title: 'p50 ms', width: 7, alignment: 'right', cell: ({ p50Ms }) => number(p50Ms) },
  { title: 'p99 ms', width: 7, alignment: 'right', cell: ({ p99Ms }) => number(p99Ms) },
  { title: 'CPU ms', width: 6, alignment: 'right', cell: ({ cpuMs }) => number(cpuMs) },
  {
    title: 'reference',
    width: 11,
    alignment: 'right',
    cell: ({ reference }) => (reference ? `${reference.name} ${formatFigure(reference.figure)}` : ''),
  },
  {
    title: 'share',
    width: 5,
    alignment: 'right',
    cell: ({ reference }) => (reference ? reference.ratio.toFixed(2) : ''),
  },
  {
    title: 'aim',
    width: 20,
    alignment: 'left',
    cell: ({ aim }) => (aim ? `${aim.isMet ? 'met ' : 'MISSED'} ${aim.text}` : ''),
  },
]

export function formatTable(measurements: readonly Measurement[]): string {
  const lines = [line(columns.map(({ title }) => title)), '─'.repeat(120)]
  let group: string | undefined
  for (const measurement of measurements) {
    if (measurement.group !== group) lines.push(...(group === undefined ? [] : ['']), measurement.group)
    group = measurement.group
    lines.push(line(columns.map(({ cell }) => cell(measurement))))
  }
  return lines.join('\n')
}

function line(cells: readonly string[]): string {
  return columns
    .map(({ width, alignment }, index) => {
      const cell = cells[index] ?? ''
      return alignment === 'left' ? cell.padEnd(width) : cell.padStart(width)
    })
    .join(' ')
    .trimEnd()
}
