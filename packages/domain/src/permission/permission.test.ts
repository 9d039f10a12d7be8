import { describe, expect, test } from 'vitest'
import type { CompanyId, StaffId, UserId } from '../ids.ts'
import { type Access, isStaffAccess, mayCall, staffMay, type StaffRole, staffRoles } from './permission.ts'

const visitor = { kind: 'visitor' } as const
const customer = {
  kind: 'customer',
  userId: 1 as UserId,
  companyId: 1 as CompanyId,
  role: 'OWNER',
} as const
const buyer = { ...customer, role: 'BUYER' } as const

describe('permission', () => {
  test.each([
    [visitor, 'anyone', true, true],
    [visitor, 'catalogue', true, false],
    [visitor, 'catalogue', false, true],
    [visitor, 'customer', false, false],
    [customer, 'catalogue', true, true],
    [customer, 'customer', true, true],
    [buyer, 'customer', true, true],
    [visitor, 'company.logins', false, false],
    [buyer, 'company.logins', false, false],
    [customer, 'company.logins', false, true],
    [buyer, 'company.details', false, false],
    [customer, 'company.details', false, true],
  ] as const)(
    '%j calling an operation for %s with login wall %s: %s',
    (actor, access, loginWall, allowed) => {
      expect(mayCall(actor, access, { loginWall })).toBe(allowed)
    },
  )

  test.each<[Access, readonly StaffRole[]]>([
    ['staff', staffRoles],
    ['orders.read', staffRoles],
    ['orders.decide', ['MANAGER', 'ORDER_DESK']],
    ['orders.release', ['MANAGER', 'ORDER_DESK', 'ACCOUNTS']],
    ['orders.releaseCredit', ['MANAGER', 'ACCOUNTS']],
    ['orders.cancelDispatched', ['MANAGER']],
    ['orders.exceed', ['MANAGER']],
    ['orders.refund', ['MANAGER']],
    ['prices', ['MANAGER', 'ORDER_DESK', 'ACCOUNTS', 'PURCHASING']],
    ['ledger', ['MANAGER', 'ACCOUNTS']],
    ['claims.read', ['MANAGER', 'ORDER_DESK', 'ACCOUNTS']],
    ['service', ['MANAGER', 'ORDER_DESK']],
    ['orders.pick', ['MANAGER', 'WAREHOUSE']],
    ['orders.handOver', ['MANAGER', 'WAREHOUSE', 'DRIVER']],
    ['customer', []],
    ['company.logins', []],
    ['catalogue', staffRoles],
  ])('%s is allowed to staff with %j, and to a customer only with customer access', (access, roles) => {
    const may = staffRoles.filter((role) =>
      mayCall({ kind: 'staff', staffId: 1 as StaffId, role }, access, { loginWall: true }),
    )
    expect(may).toEqual(roles)
    if (isStaffAccess(access)) expect(staffRoles.filter((role) => staffMay(role, access))).toEqual(roles)
    const isOfCustomers = ['customer', 'catalogue', 'company.logins'].includes(access)
    expect(mayCall(customer, access, { loginWall: true })).toBe(isOfCustomers)
    expect(mayCall(visitor, access, { loginWall: true })).toBe(false)
  })
})
