import { createModelFolder } from './start-provender.ts'

/** Playwright calls this once before the journeys, and the returned function after them. */
export default createModelFolder
