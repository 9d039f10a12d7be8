import { isLocalDate } from '@provender/domain/slots/hours'
import * as v from 'valibot'

export const localDate = v.pipe(v.string(), v.check(isLocalDate))
