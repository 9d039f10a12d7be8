import type { StaffId } from '@provender/domain/ids'
import type { StaffRole } from '@provender/domain/permission/permission'

export interface StaffMember {
  readonly staffId: StaffId
  readonly email: string
  readonly name: string
  readonly role: StaffRole
}
