import { hrefOf } from './href-of.ts'
import type { ShopConfig } from './shop-queries.ts'

/** Where who wants to ask the wholesaler something goes: his form, else his telephone; undefined where he shows neither. */
export function contactWay({
  show,
  registerCallPhoneNumber,
}: {
  readonly show: Pick<ShopConfig['show'], 'contactUs'>
  readonly registerCallPhoneNumber: string
}): string | undefined {
  if (show.contactUs) return hrefOf({ to: '/contact-us' })
  return registerCallPhoneNumber === '' ? undefined : phoneHref(registerCallPhoneNumber)
}

/** What a telephone calls. */
export function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`
}
