import type { CompanyId, SiteId } from '@provender/domain/ids'
import type { Generated, GeneratedAlways } from 'kysely'
import type { NullableInstant } from './column-types.ts'

export interface SiteTable {
  id: GeneratedAlways<number>
  uid: Generated<SiteId>
  company_id: CompanyId
  code: string | null
  name: string
  address1: string
  address2: string
  address3: string
  city: string
  country: string
  post_code: string
  contact_name: string
  telephone: string
  instructions: string
  route_id: number | null
  closed_at: NullableInstant
  version: GeneratedAlways<number>
}
