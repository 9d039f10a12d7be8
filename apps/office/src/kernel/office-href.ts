import { type Address, hrefOf, type PagePath } from '@provender/web/address/href-of'

/** The address of a page of the office. The router leaves out the prefix of this app, a link does not. */
export function officeHref<const To extends PagePath>(address: Address<To>): string {
  return import.meta.env.BASE_URL.slice(0, -1) + hrefOf<To>(address)
}
