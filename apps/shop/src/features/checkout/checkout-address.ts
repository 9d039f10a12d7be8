import { isLocalDate } from '@provender/domain/slots/hours'
import * as v from 'valibot'
import { type Answers, type CheckoutState, noAnswers, type Step } from './checkout-steps.ts'

const methods = { delivery: 'DELIVERY', collection: 'CLICK_AND_COLLECT' } as const
const payments = { cash: 'CASH', card: 'CARD', account: 'ACCOUNT' } as const
const marks = { marked: 'PRICE_MARKED', plain: 'PLAIN', any: 'NO_PREFERENCE' } as const
const steps = ['method', 'details', 'payment', 'notes', 'marks', 'review'] as const satisfies readonly Step[]

const keyOf = <Names extends Record<string, string>>(names: Names) =>
  v.picklist(Object.keys(names) as (keyof Names & string)[])
const orNothing = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const addressSchema = v.object({
  basket: orNothing(v.pipe(v.string(), v.uuid())),
  method: orNothing(keyOf(methods)),
  site: orNothing(v.pipe(v.string(), v.uuid())),
  date: orNothing(v.pipe(v.string(), v.check(isLocalDate))),
  time: orNothing(v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))),
  pay: orNothing(keyOf(payments)),
  notes: orNothing(v.literal('done')),
  marks: orNothing(keyOf(marks)),
  change: orNothing(v.picklist(steps)),
})

export interface CheckoutAddress extends CheckoutState {
  /** Undefined: the active basket. */
  readonly basketId: string | undefined
}

/** The answers in the query of an address, so that a reload goes on where it was. What makes no sense counts as not there. */
export function readCheckoutAddress(query: object): CheckoutAddress {
  const {
    basket,
    method,
    site,
    date,
    time,
    pay,
    notes,
    marks: mark,
    change,
  } = v.parse(addressSchema, { ...query })
  const answers: Answers = {
    ...noAnswers,
    method: method && methods[method],
    siteId: site,
    date,
    time,
    payment: pay && payments[pay],
    hasNotes: notes !== undefined,
    mark: mark && marks[mark],
  }
  return { basketId: basket, answers, opened: change }
}

/** Path and query of the checkout with these answers. */
export function checkoutAddress({ basketId, answers, opened }: CheckoutAddress): string {
  const values: Record<string, string | undefined> = {
    basket: basketId,
    method: nameOf(methods, answers.method),
    site: answers.siteId,
    date: answers.date,
    time: answers.time,
    pay: nameOf(payments, answers.payment),
    notes: answers.hasNotes ? 'done' : undefined,
    marks: nameOf(marks, answers.mark),
    change: opened,
  }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) if (value !== undefined) query.set(key, value)
  const text = query.toString().replaceAll('%3A', ':')
  return text === '' ? '/checkout' : `/checkout?${text}`
}

function nameOf(names: Readonly<Record<string, string>>, value: string | undefined): string | undefined {
  return Object.keys(names).find((name) => names[name] === value)
}
