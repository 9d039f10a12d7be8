import { ask } from '@provender/client/api/ask'
import { Joining } from './joining.documents.ts'

/** What only the form of an application has to know of the settings. */
export const joiningQuery = ask(Joining, {})
