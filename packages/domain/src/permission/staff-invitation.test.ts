import { expect, test } from 'vitest'
import { staffLinkState } from './staff-invitation.ts'

const open = { endedBy: null, expiresAtMs: 1000, isSenderManager: true, isMemberActive: false }

test.each([
  ['OPEN', open, 999],
  ['EXPIRED', open, 1000],
  ['USED', { ...open, endedBy: 'USED' }, 2000],
  ['REPLACED', { ...open, endedBy: 'REPLACED', isSenderManager: false }, 1],
  ['WITHDRAWN', { ...open, endedBy: 'WITHDRAWN' }, 1],
  ['WITHDRAWN', { ...open, isSenderManager: false }, 1],
  ['WITHDRAWN', { ...open, isMemberActive: true }, 1],
  ['USED', { ...open, endedBy: 'USED', isMemberActive: true }, 1],
] as const)('an invitation is %s: %j at %d', (state, invitation, nowMs) => {
  expect(staffLinkState(invitation, nowMs)).toBe(state)
})
