import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../../../kernel/session/shop-queries.ts'
import { useShopState } from '../../../kernel/state/shop-state.ts'
import { settingsQuery } from './settings-queries.ts'

export function useSaved() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { notices } = useShopState()
  return {
    execute: executeOf(queryClient),
    showSaved: async (text = t`Saved`): Promise<void> => {
      notices.show({ kind: 'toast', about: 'done', text })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ])
    },
  }
}
