import { hrefOf } from './href-of.ts'
import type { ShopConfig } from './shop-queries.ts'

/** The link to contact the wholesaler: the contact form, or else the telephone number. Undefined if neither is shown. */
export function contactMethod({
  show,
  registerCallPhoneNumber,
}: {
  readonly show: Pick<ShopConfig['show'], 'contactUs'>
  readonly registerCallPhoneNumber: string
}): string | undefined {
  if (show.contactUs) return hrefOf({ to: '/contact-us' })
  return registerCallPhoneNumber === '' ? undefined : phoneHref(registerCallPhoneNumber)
}

/** A `tel:` link for a telephone number. */
export function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`
}
