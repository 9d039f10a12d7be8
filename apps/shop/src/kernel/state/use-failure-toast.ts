import { useLingui } from '@lingui/react/macro'
import { statusOf } from '@provender/client/api/execute'
import { useShopState } from './shop-state.ts'

/** Says that a change has failed. Throws what is no failed request. */
export function useFailureToast(): (error: unknown) => void {
  const { t } = useLingui()
  const { notices } = useShopState()
  /** Only a refusal says that nothing was changed: another answer may have been lost after the change was made. */
  const textOf = (status: number): string => {
    if (status === 0) return t`This needs a connection`
    return status >= 400 && status < 500 ? t`Nothing was changed` : t`An error has occurred`
  }
  return (error) => {
    const status = statusOf(error)
    if (status === undefined) throw error
    notices.show({ kind: 'toast', about: 'bad', text: textOf(status), detail: t`Please try again` })
  }
}
