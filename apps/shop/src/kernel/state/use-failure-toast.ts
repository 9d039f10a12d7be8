import { useLingui } from '@lingui/react/macro'
import { isApiError } from '@provender/client/api/execute'
import { useShopState } from './shop-state.ts'

/** Says that a change has failed. Throws what is no failed request. */
export function useFailureToast(): (error: unknown) => void {
  const { t } = useLingui()
  const { notices } = useShopState()
  return (error) => {
    if (!isApiError(error)) throw error
    const { code } = error.refusal
    /** Only a refusal says that nothing was changed: another answer may have been lost after the change was made. */
    const isRefused = code >= 400 && code < 500 && !error.isRetry
    const failure = isRefused ? t`Nothing was changed` : t`An error has occurred`
    const text = code === 0 ? t`This needs a connection` : failure
    notices.show({ kind: 'toast', about: 'bad', text, detail: t`Please try again` })
  }
}
