import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { isApiError } from '@provender/client/api/execute'
import type { UserRole } from '@provender/domain/permission/permission'
import { useKeyedWrite } from '@provender/web/api/use-keyed-write'
import { useQueryClient } from '@tanstack/react-query'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { companyUsersQuery } from './company-users-query.ts'
import {
  type CompanyPeopleFieldsFragment,
  InviteColleague,
  RemoveColleague,
  SetColleagueRole,
  SetColleagueSite,
  WithdrawInvitation,
} from './company-users.documents.ts'

export type UserActions = ReturnType<typeof useUserActions>

export function useUserActions() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { notices } = useShopState()
  const writeKeyed = useKeyedWrite()
  const execute = executeOf(queryClient)
  const show = (companyPeople: CompanyPeopleFieldsFragment) =>
    queryClient.setQueryData(companyUsersQuery.queryKey, { companyPeople })
  const showNotice = (about: 'done' | 'bad', text: string, detail?: string) =>
    notices.show({ kind: 'toast', about, text, detail })
  /** An action of a row: shows why it was refused and refetches the list. */
  const changing = async (change: () => Promise<CompanyPeopleFieldsFragment>): Promise<void> => {
    try {
      show(await change())
    } catch (error) {
      if (!isApiError(error)) throw error
      const { code, message } = error.refusal
      showNotice('bad', code === 0 ? t`No connection` : message || t`An error has occurred`)
      await queryClient.invalidateQueries({ queryKey: companyUsersQuery.queryKey })
    }
  }
  const sendInvitation = async (email: string, role: UserRole) => {
    const content = { email, role }
    return await writeKeyed(content, (key) => execute(InviteColleague, { key, ...content }))
  }
  const invite = async (email: string, role: UserRole): Promise<void> => {
    show((await sendInvitation(email, role)).inviteColleague)
    showNotice('done', t`The invitation is on its way to ${email}.`)
  }
  return {
    /** Throws if it is refused. */
    invite,
    sendAgain: (email: string, role: UserRole) =>
      changing(async () => {
        const { inviteColleague } = await sendInvitation(email, role)
        showNotice('done', t`The invitation is on its way to ${email}.`)
        return inviteColleague
      }),
    withdraw: (id: string) =>
      changing(async () => (await execute(WithdrawInvitation, { id })).withdrawInvitation),
    setRole: (userCode: string, role: UserRole) =>
      changing(async () => (await execute(SetColleagueRole, { userCode, role })).setColleagueRole),
    /** Null for every site. */
    setSite: (userCode: string, siteId: string | null) =>
      changing(async () => {
        const { setColleagueSite } = await execute(SetColleagueSite, { userCode, siteId })
        showNotice('done', t`Saved`)
        return setColleagueSite
      }),
    remove: (userCode: string) =>
      changing(async () => (await execute(RemoveColleague, { userCode })).removeColleague),
  }
}
