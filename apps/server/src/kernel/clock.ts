/** Now, in UTC milliseconds. */
export interface Clock {
  readonly nowMs: () => number
}
