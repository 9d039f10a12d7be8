/** Why an invitation to the office has ended. One that was sent again is replaced by the later one. */
export type StaffInvitationEnd = 'USED' | 'REPLACED' | 'WITHDRAWN'

/** The state of the link in an invitation, which its page explains. Only an open one can be used; a wrong one belongs to no invitation. */
export const staffLinkStates = ['OPEN', 'USED', 'REPLACED', 'WITHDRAWN', 'EXPIRED', 'WRONG'] as const
export type StaffLinkState = (typeof staffLinkStates)[number]

interface SentInvitation {
  readonly endedBy: StaffInvitationEnd | null
  readonly expiresAtMs: number
  /** False if the sender may no longer invite anybody. */
  readonly isSenderManager: boolean
  /** True if the member was let in without it. */
  readonly isMemberActive: boolean
}

export function staffLinkState(invitation: SentInvitation, nowMs: number): StaffLinkState {
  if (invitation.endedBy !== null) return invitation.endedBy
  if (!invitation.isSenderManager || invitation.isMemberActive) return 'WITHDRAWN'
  return nowMs < invitation.expiresAtMs ? 'OPEN' : 'EXPIRED'
}
