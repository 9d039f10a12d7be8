import type { LoadResult } from '../load/load-job.ts'
import { median } from '../measurement.ts'
import type { Provender } from '../processes/provender.ts'

/** With the CPU time of the server's process for one operation. */
export interface OwnResult extends LoadResult {
  readonly cpuMs: number
}

export interface Contest {
  readonly rounds: number
  /** Done before each round of ours, outside of what is timed. */
  readonly prepare?: () => Promise<void>
  readonly ours: () => Promise<OwnResult>
  readonly reference: () => Promise<LoadResult>
}

export interface Outcome {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly cpuMs: number
  readonly referencePerSecond: number
  /** Ours as a share of the reference. */
  readonly ratio: number
}

/**
 * Ours and the reference in turn, so that a neighbour who keeps the machine busy slows both; of every figure the median.
 * The ratio is the median of the rounds' own ratios.
 */
export async function measureRounds({ rounds, prepare, ours, reference }: Contest): Promise<Outcome> {
  const measured: (OwnResult & { readonly referencePerSecond: number })[] = []
  for (let round = 0; round < rounds; round += 1) {
    await prepare?.()
    const own = await ours()
    const { perSecond } = await reference()
    measured.push({ ...own, referencePerSecond: perSecond })
  }
  return {
    perSecond: median(measured.map((round) => round.perSecond)),
    p50Ms: median(measured.map((round) => round.p50Ms)),
    p99Ms: median(measured.map((round) => round.p99Ms)),
    cpuMs: median(measured.map((round) => round.cpuMs)),
    referencePerSecond: median(measured.map((round) => round.referencePerSecond)),
    ratio: median(measured.map((round) => round.perSecond / round.referencePerSecond)),
  }
}

export async function withCpu(
  { cpuSeconds }: Pick<Provender, 'cpuSeconds'>,
  load: () => Promise<LoadResult>,
): Promise<OwnResult> {
  const before = await cpuSeconds()
  const result = await load()
  const used = (await cpuSeconds()) - before
  return { ...result, cpuMs: (used * 1000) / result.count }
}
