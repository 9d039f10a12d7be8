import { describe, expect, test } from 'vitest'
import type { CompanyId, LoginId } from '../ids.ts'
import { mayCall } from './permission.ts'

const visitor = { kind: 'visitor' } as const
const customer = { kind: 'customer', loginId: 1 as LoginId, companyId: 1 as CompanyId } as const

describe('permission', () => {
  test.each([
    [visitor, 'anyone', true, true],
    [visitor, 'catalogue', true, false],
    [visitor, 'catalogue', false, true],
    [visitor, 'customer', false, false],
    [customer, 'catalogue', true, true],
    [customer, 'customer', true, true],
  ] as const)('%j calling what is for %s with login wall %s: %s', (actor, access, loginWall, allowed) => {
    expect(mayCall(actor, access, { loginWall })).toBe(allowed)
  })
})
