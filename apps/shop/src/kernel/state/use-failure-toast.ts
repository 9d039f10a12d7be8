import { useLingui } from '@lingui/react/macro'
import { statusOf } from '@provender/client/api/execute'
import { useShopState } from './shop-state.ts'

/** Says that a change has failed. Throws what is no failed request. */
export function useFailureToast(): (error: unknown) => void {
  const { t } = useLingui()
  const { notices } = useShopState()
  return (error) => {
    if (statusOf(error) === undefined) throw error
    notices.show({
      kind: 'toast',
      about: 'bad',
      text: t`Nothing was changed`,
      detail: t`Please try again`,
    })
  }
}
