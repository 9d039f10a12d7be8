import { apiQuery } from '@provender/client/api/api-query'
import { Registration } from './registration.documents.ts'

export const registrationQuery = apiQuery(Registration, {})
