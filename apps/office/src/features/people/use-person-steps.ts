import { executeOf } from '@provender/client/api/api-query'
import type { StaffRole } from '@provender/domain/permission/permission'
import type { StaffChangeKind } from '@provender/domain/permission/staff-change'
import { useSubmit } from '@provender/web/form/use-submit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readMemberAgain } from '../staff/member.ts'
import { peopleQuery, type Person, showChangedPerson } from './people-query.ts'
import {
  OfficeChangeRole,
  OfficeEndAccess,
  OfficeEndAllSessions,
  OfficeEndSession,
  OfficeReturnAccess,
} from './people.documents.ts'

export type PersonStep =
  | { readonly type: 'role'; readonly role: StaffRole }
  | { readonly type: 'endSession'; readonly id: string }
  | {
      readonly type:
        | 'endAllSessions'
        | 'endAccess'
        | 'returnAccess'
        | 'inviteAgain'
        | 'withdraw'
        | 'sendAgain'
    }

/** What a manager does with a person, one step at a time. */
export function usePersonSteps({ code, version }: Person) {
  const queryClient = useQueryClient()
  const [inProgress, setInProgress] = useState<PersonStep>()
  const [done, setDone] = useState<StaffChangeKind>()
  const execute = executeOf(queryClient)
  const changedBy = async (step: PersonStep): Promise<{ readonly person: Person }> => {
    switch (step.type) {
      case 'role':
        return await execute(OfficeChangeRole, { code, version, role: step.role })
      case 'endSession':
        return await execute(OfficeEndSession, { code, id: step.id })
      case 'endAllSessions':
        return await execute(OfficeEndAllSessions, { code })
      case 'endAccess':
      case 'withdraw':
        return await execute(OfficeEndAccess, { code, version })
      case 'returnAccess':
      case 'inviteAgain':
      case 'sendAgain':
        return await execute(OfficeReturnAccess, { code, version })
    }
  }
  const [refusal, send] = useSubmit<PersonStep>(async (step) => {
    showChangedPerson(queryClient, (await changedBy(step)).person)
  })
  const run = async (step: PersonStep): Promise<boolean> => {
    if (inProgress) return false
    setInProgress(step)
    setDone(undefined)
    try {
      const isDone = await send(step)
      if (isDone) setDone(kinds[step.type])
      // The invitations that they sent may have ended, too.
      if (isDone && (step.type === 'role' || step.type === 'endAccess'))
        await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey })
      if (!isDone) {
        // Another manager may have changed the person, or the caller.
        await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey })
        await readMemberAgain(queryClient)
      }
      return isDone
    } finally {
      setInProgress(undefined)
    }
  }
  return { inProgress, refusal, done, run }
}

const kinds: Readonly<Record<PersonStep['type'], StaffChangeKind>> = {
  role: 'ROLE_CHANGED',
  endSession: 'SESSION_ENDED',
  endAllSessions: 'ALL_SESSIONS_ENDED',
  endAccess: 'ACCESS_ENDED',
  returnAccess: 'ACCESS_RETURNED',
  inviteAgain: 'INVITED',
  withdraw: 'INVITATION_WITHDRAWN',
  sendAgain: 'INVITATION_SENT_AGAIN',
}
