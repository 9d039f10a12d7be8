import { isLocalDate } from '@provender/domain/slots/hours'
import * as v from 'valibot'

/** An argument that is a calendar day. */
export const localDate = v.pipe(v.string(), v.check(isLocalDate))
