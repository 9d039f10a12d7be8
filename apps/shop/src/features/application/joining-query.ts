import { ask } from '@provender/client/api/ask'
import { Joining } from './joining.documents.ts'

/** Settings that only the application form needs. */
export const joiningQuery = ask(Joining, {})
