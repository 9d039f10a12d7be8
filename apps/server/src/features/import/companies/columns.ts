import { isCurrencyCode } from '@provender/domain/money/currency'
import { ok, refuse } from '@provender/domain/result'
import {
  amount,
  code,
  flag,
  lineAboutPeople,
  numberAsText,
  type ReadCell,
  withoutGuard,
} from '../cells/cell.ts'
import { cleanCell } from '../cells/clean-cell.ts'
import { email } from '../cells/email.ts'
import { required, optional, optionalNumber } from '../csv/columns.ts'

const currency: ReadCell<string> = withoutGuard((text) => {
  const cleaned = cleanCell(text).toUpperCase()
  return isCurrencyCode(cleaned) ? ok(cleaned) : refuse({ code: 'NOT_A_CURRENCY', value: text })
})

/** The columns of a companies file. docs/import.md explains them to the wholesaler. */
export const companyColumns = {
  code: required(['code', 'company_code', 'customer_code', 'account'], code),
  name: optional(['name', 'company_name', 'customer_name'], lineAboutPeople(120), undefined),
  contact: optional(['contact', 'contact_name'], lineAboutPeople(120), ''),
  address1: optional(['address1', 'address'], lineAboutPeople(120), ''),
  address2: optional(['address2'], lineAboutPeople(120), ''),
  address3: optional(['address3'], lineAboutPeople(120), ''),
  city: optional(['city', 'town'], lineAboutPeople(80), ''),
  country: optional(['country'], lineAboutPeople(80), ''),
  postCode: optional(['postcode', 'post_code', 'zip'], numberAsText(20), ''),
  telephone: optional(['telephone', 'phone'], numberAsText(40), ''),
  telephone2: optional(['telephone2', 'phone2'], numberAsText(40), ''),
  mobile: optional(['mobile'], numberAsText(40), ''),
  fax: optional(['fax'], numberAsText(40), ''),
  priceList: optional<string | null>(['price_list', 'price_list_code'], code, null),
  creditLimit: optionalNumber<number | null>(['credit_limit'], amount, null),
  currency: optional(['currency', 'currency_code'], currency, ''),
  route: optional<string | null>(['route', 'route_code', 'delivery_route'], code, null),
  incVat: optional<boolean | null>(['inc_vat', 'prices_including_vat'], flag, null),
  hidePrices: optional<boolean | null>(['hide_prices', 'hide_standard_prices'], flag, null),
  userEmail: optional(['login_email', 'email'], email, ''),
  userName: optional(['login_name'], lineAboutPeople(120), ''),
}
