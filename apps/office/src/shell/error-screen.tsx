import { useLingui } from '@lingui/react/macro'
import { isApiError, statusOf } from '@provender/client/api/execute'
import { Button } from '@provender/ui/controls/button'
import { ErrorState } from '@provender/ui/page/empty-state'
import { isConnected, subscribeToConnection } from '@provender/web/connection/connection'
import { isMissingFile, reloadOutdated } from '@provender/web/connection/reload-outdated'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'

/** Replaces a page that could not be loaded or drawn. It comes back by itself with the connection. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const isUnreachable = statusOf(error) === 0
  const retry = useCallback(() => {
    reset()
    void router.invalidate()
  }, [reset, router])
  useEffect(() => {
    if (isMissingFile(error)) void reloadOutdated(Date.now())
  }, [error])
  useEffect(
    () =>
      isUnreachable
        ? subscribeToConnection(() => {
            if (isConnected()) retry()
          })
        : undefined,
    [isUnreachable, retry],
  )
  return (
    <div className="p-4">
      <ErrorState
        title={isUnreachable ? t`No connection` : t`An error has occurred`}
        actions={<Button onClick={retry}>{t`Please try again`}</Button>}
      >
        {isApiError(error) && !isUnreachable ? error.refusal.message : null}
      </ErrorState>
    </div>
  )
}
