import { apiQuery } from '@provender/client/api/api-query'
import { SecondFactor } from './second-factor.documents.ts'

export const secondFactorQuery = apiQuery(SecondFactor, {})
