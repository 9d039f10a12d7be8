import { isLocalDate } from '@provender/domain/slots/hours'
import * as v from 'valibot'

/** The search parameters of the checkout. */
export const namesInAddress = {
  methods: { delivery: 'DELIVERY', collection: 'CLICK_AND_COLLECT' },
  payments: { cash: 'CASH', card: 'CARD', account: 'ACCOUNT' },
  marks: { marked: 'PRICE_MARKED', plain: 'PLAIN', any: 'NO_PREFERENCE' },
} as const
const steps = ['method', 'details', 'payment', 'notes', 'marks', 'review'] as const

const keyOf = <Names extends Record<string, string>>(names: Names) =>
  v.picklist(Object.keys(names) as (keyof Names & string)[])
const orNothing = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const searchSchema = v.object({
  basket: orNothing(v.pipe(v.string(), v.uuid())),
  method: orNothing(keyOf(namesInAddress.methods)),
  site: orNothing(v.pipe(v.string(), v.uuid())),
  date: orNothing(v.pipe(v.string(), v.check(isLocalDate))),
  time: orNothing(v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))),
  pay: orNothing(keyOf(namesInAddress.payments)),
  notes: orNothing(v.literal('done')),
  marks: orNothing(keyOf(namesInAddress.marks)),
  change: orNothing(v.picklist(steps)),
})

/** The search parameters of the checkout: its answers, so that a reload continues where the user was. */
export type CheckoutSearch = Partial<v.InferOutput<typeof searchSchema>>

/** Ignores invalid parameters. */
export function parseCheckoutSearch(query: object): CheckoutSearch {
  return v.parse(searchSchema, { ...query })
}
