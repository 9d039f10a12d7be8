import { apiQuery } from '@provender/client/api/api-query'
import { SignedInDevices } from './sessions.documents.ts'

export const devicesQuery = apiQuery(SignedInDevices, {})
