import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { isApiError } from '@provender/client/api/execute'
import type { SiteAnswers } from '@provender/domain/site/site'
import { useKeyedWrite } from '@provender/web/api/use-keyed-write'
import { useQueryClient } from '@tanstack/react-query'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { sitesQuery } from './sites-query.ts'
import {
  AddDeliverySite,
  ChangeDeliverySite,
  CloseDeliverySite,
  type CompanySiteFieldsFragment,
} from './sites.documents.ts'

export type SiteActions = ReturnType<typeof useSiteActions>

export function useSiteActions() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { notices } = useShopState()
  const writeKeyed = useKeyedWrite()
  const execute = executeOf(queryClient)
  const show = (companySites: readonly CompanySiteFieldsFragment[]): void => {
    queryClient.setQueryData(sitesQuery.queryKey, { companySites: [...companySites] })
    notices.show({ kind: 'toast', about: 'done', text: t`Saved` })
  }
  return {
    add: async (site: SiteAnswers) => {
      const { addDeliverySite } = await writeKeyed(site, (key) => execute(AddDeliverySite, { key, site }))
      show(addDeliverySite)
    },
    change: async (id: string, site: SiteAnswers) =>
      show((await execute(ChangeDeliverySite, { id, site })).changeDeliverySite),
    close: async (id: string): Promise<void> => {
      try {
        show((await execute(CloseDeliverySite, { id })).closeDeliverySite)
      } catch (error) {
        if (!isApiError(error)) throw error
        const { code, message } = error.refusal
        const text = code === 0 ? t`No connection` : message || t`An error has occurred`
        notices.show({ kind: 'toast', about: 'bad', text })
        await queryClient.invalidateQueries({ queryKey: sitesQuery.queryKey })
      }
    },
  }
}
