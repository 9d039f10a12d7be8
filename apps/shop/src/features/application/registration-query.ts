import { ask } from '@provender/client/api/ask'
import { Joining } from './registration.documents.ts'

/** Settings that only the application form needs. */
export const registrationQuery = ask(Joining, {})
