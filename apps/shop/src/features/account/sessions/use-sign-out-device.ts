import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { useQueryClient } from '@tanstack/react-query'
import { useShopState } from '../../../kernel/state/shop-state.ts'
import { devicesQuery } from './devices-query.ts'
import { SignOutDevice } from './sessions.documents.ts'

export function useSignOutDevice(): (id: string) => Promise<void> {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { notices } = useShopState()
  return async (id) => {
    try {
      await executeOf(queryClient)(SignOutDevice, { id })
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      notices.show({
        kind: 'toast',
        about: 'bad',
        text: t`Nothing was changed`,
        detail: t`Please try again`,
      })
    }
    await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
  }
}
