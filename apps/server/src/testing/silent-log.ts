/** A log for tests that look at other results. */
export const silentLog = { info: () => {}, warn: () => {}, error: () => {} }
