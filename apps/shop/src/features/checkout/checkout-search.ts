import { isLocalDate } from '@provender/domain/slots/hours'
import { parseId } from '@provender/web/address/parse-id'
import { parseText } from '@provender/web/address/parse-text'
import { checkoutSteps, type Step } from './step.ts'

export const namesInAddress = {
  methods: { delivery: 'DELIVERY', collection: 'CLICK_AND_COLLECT' },
  payments: { cash: 'CASH', card: 'CARD', account: 'ACCOUNT' },
  marks: { marked: 'PRICE_MARKED', plain: 'PLAIN', any: 'NO_PREFERENCE' },
} as const

type Names = typeof namesInAddress

export interface CheckoutSearch {
  readonly basket?: string | undefined
  readonly method?: keyof Names['methods'] | undefined
  readonly site?: string | undefined
  readonly date?: string | undefined
  readonly time?: string | undefined
  readonly pay?: keyof Names['payments'] | undefined
  readonly marks?: keyof Names['marks'] | undefined
  readonly change?: Step | undefined
}

function keyOf<Key extends string>(names: Readonly<Record<Key, string>>, text: string): Key | undefined {
  return (Object.keys(names) as Key[]).find((key) => key === text)
}

export function parseCheckoutSearch(query: object): CheckoutSearch {
  const text = (name: string): string => parseText(query, name)
  return {
    basket: parseId(query, 'basket'),
    method: keyOf(namesInAddress.methods, text('method')),
    site: parseId(query, 'site'),
    date: isLocalDate(text('date')) ? text('date') : undefined,
    time: /^\d\d:\d\d$/.test(text('time')) ? text('time') : undefined,
    pay: keyOf(namesInAddress.payments, text('pay')),
    marks: keyOf(namesInAddress.marks, text('marks')),
    change: checkoutSteps.find((step) => step === text('change')),
  }
}
