import { siteLimits } from '@provender/domain/site/site'
import { code, flag, lineAboutPeople, numberAsText } from '../cells/cell.ts'
import { required, optional } from '../csv/columns.ts'

const { name, address, city, postCode, contactName, telephone, instructions } = siteLimits

export const siteColumns = {
  company: required(['company', 'company_code', 'customer_code', 'account'], code),
  code: required(['code', 'site_code', 'delivery_code'], code),
  name: optional(['name', 'site_name'], lineAboutPeople(name), undefined),
  address1: optional(['address1', 'address'], lineAboutPeople(address), ''),
  address2: optional(['address2'], lineAboutPeople(address), ''),
  address3: optional(['address3'], lineAboutPeople(address), ''),
  city: optional(['city', 'town'], lineAboutPeople(city), ''),
  country: optional(['country'], lineAboutPeople(city), ''),
  postCode: optional(['postcode', 'post_code', 'zip'], numberAsText(postCode), ''),
  contact: optional(['contact', 'contact_name'], lineAboutPeople(contactName), ''),
  telephone: optional(['telephone', 'phone'], numberAsText(telephone), ''),
  instructions: optional(
    ['instructions', 'delivery_instructions', 'driver_notes'],
    lineAboutPeople(instructions),
    '',
  ),
  route: optional<string | null>(['route', 'route_code', 'delivery_route'], code, null),
  closed: optional(['closed', 'discontinued'], flag, false),
}
