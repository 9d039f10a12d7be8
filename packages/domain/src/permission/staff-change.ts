/** What may happen to a staff member's access to the office. Each is recorded with who did it. */
export const staffChangeKinds = [
  'ADDED',
  'INVITED',
  'INVITATION_SENT_AGAIN',
  'INVITATION_WITHDRAWN',
  'JOINED',
  'PASSWORD_RESET',
  'ROLE_CHANGED',
  'SESSION_ENDED',
  'ALL_SESSIONS_ENDED',
  'ACCESS_ENDED',
  'ACCESS_RETURNED',
] as const
export type StaffChangeKind = (typeof staffChangeKinds)[number]
