import { type CheckoutSearch, namesInAddress } from './checkout-search.ts'
import { type Answers, type CheckoutState, noAnswers } from './checkout-steps.ts'

const { methods, payments, marks: priceMarks } = namesInAddress

export interface CheckoutAddress extends CheckoutState {
  readonly basketId: string | undefined
}

export function checkoutAddress(search: CheckoutSearch): CheckoutAddress {
  const { basket, method, site, date, time, pay, marks: mark, change } = search
  const answers: Answers = {
    ...noAnswers,
    method: method && methods[method],
    siteId: site,
    date,
    time,
    payment: pay && payments[pay],
    mark: mark && priceMarks[mark],
  }
  return { basketId: basket, answers, opened: change }
}

/** The delivery day as the address keeps it, so that a reload after its cut-off says that it was missed. */
export function deliveryDaySearch(date: string): Pick<CheckoutSearch, 'method' | 'date'> {
  return { method: 'delivery', date }
}

export function checkoutSearch({ basketId, answers, opened }: CheckoutAddress): CheckoutSearch {
  return {
    basket: basketId,
    method: nameOf(methods, answers.method),
    site: answers.siteId,
    date: answers.date,
    time: answers.time,
    pay: nameOf(payments, answers.payment),
    marks: nameOf(priceMarks, answers.mark),
    change: opened,
  }
}

function nameOf<const Names extends Readonly<Record<string, string>>>(
  names: Names,
  value: string | undefined,
): (keyof Names & string) | undefined {
  return Object.keys(names).find((name) => names[name] === value)
}
