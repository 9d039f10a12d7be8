import { apiQuery } from '@provender/client/api/api-query'
import { Registration } from './registration.documents.ts'

/** Settings that only the application form needs. */
export const registrationQuery = apiQuery(Registration, {})
