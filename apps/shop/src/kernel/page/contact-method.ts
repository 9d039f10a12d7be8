import { hrefOf } from '@provender/web/address/href-of'
import type { ShopConfig } from '../session/shop-queries.ts'

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

export function phoneHref(number: string): string {
  const [main = '', ...extension] = number.split(/[\p{L}#]/u)
  const digits = extension.join('').replaceAll(/\D/g, '')
  return `tel:${main.replaceAll(/[^\d+]/g, '')}${digits === '' ? '' : `;ext=${digits}`}`
}
