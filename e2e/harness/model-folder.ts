import { makeModelFolder } from './start-provender.ts'

/** Playwright asks for it once, before the journeys; what it gives is called after them. */
export default makeModelFolder
