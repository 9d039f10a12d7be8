export interface Figure {
  readonly value: number
  readonly unit: '/s' | 'ms' | 's' | 'MB' | 'KB' | 'statements' | '×' | 'CLS'
}

export interface Target {
  readonly text: string
  readonly isMet: boolean
}

/** The cost of the same work without Provender, measured in the same rounds. */
interface Reference {
  /** `S`, `W`: see docs/performance.md. */
  readonly name: string
  readonly figure: Figure
  /** Ours relative to it: the median over the rounds. */
  readonly ratio: number
}

export interface Measurement {
  readonly group: string
  readonly name: string
  readonly connections: number | null
  readonly figure: Figure
  readonly p50Ms: number | null
  readonly p99Ms: number | null
  readonly cpuMs: number | null
  readonly reference: Reference | null
  readonly aim: Target | null
}

export function singleMeasurement(
  group: string,
  name: string,
  { figure, aim = null }: { readonly figure: Figure; readonly aim?: Target | null },
): Measurement {
  return {
    group,
    name,
    figure,
    aim,
    connections: null,
    p50Ms: null,
    p99Ms: null,
    cpuMs: null,
    reference: null,
  }
}

export function atMost(limit: Figure, { value }: Figure): Target {
  const unit = limit.unit === 'statements' ? '' : ` ${limit.unit}`
  return { text: `≤ ${limit.value}${unit}`, isMet: value <= limit.value }
}

export function atLeast(limit: Figure, { value }: Figure): Target {
  return { text: `≥ ${limit.value} ${limit.unit}`, isMet: value >= limit.value }
}

/** The median; of an even number the lower one. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1]
  if (middle === undefined) throw new Error('There is no median of nothing')
  return middle
}

/** The smallest value that a share of all values does not exceed. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const at = Math.max(0, Math.ceil(sorted.length * share) - 1)
  const value = sorted[at]
  if (value === undefined) throw new Error('There is no percentile of nothing')
  return value
}
