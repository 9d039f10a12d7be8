import type { LoadResult } from '../load/load-job.ts'
import { median } from '../measurement.ts'
import type { Provender } from '../processes/provender.ts'

/** Includes the CPU time of the server's process per operation. */
export interface OwnResult extends LoadResult {
  readonly cpuMs: number
}

export interface Contest {
  readonly rounds: number
  /** Runs before each round of ours, outside the measured time. */
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
  readonly ratio: number
}

/**
 * Alternates ours and the reference, so that other load on the machine slows both. Every figure is the
 * median, and the ratio is the median of the rounds' ratios.
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
