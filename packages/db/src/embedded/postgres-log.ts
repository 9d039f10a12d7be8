import { copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'

const capBytes = 10 * 1024 * 1024

export function openLog(file: string): number {
  return openSync(file, 'a', 0o600)
}

/** Keeps the log at two files of at most about 10 MB. Postgres appends, so it continues at the start of the emptied file. */
export function capLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= capBytes) return
  copyFileSync(file, `${file}.1`)
  truncateSync(file, 0)
}

export function logSince(file: string, offset: number): string {
  return readFileSync(file).subarray(offset).toString('utf8').trim().split('\n').slice(-8).join('\n')
}

export function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
