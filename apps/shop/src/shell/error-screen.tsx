import { useLingui } from '@lingui/react/macro'
import { isApiError, statusOf } from '@provender/client/api/execute'
import { platform } from '@provender/platform/current'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { ErrorState } from '@provender/ui/page/empty-state'
import { hrefOf } from '@provender/web/address/href-of'
import { subscribeToConnection, isConnected } from '@provender/web/connection/connection'
import { isMissingFile, reloadOutdated } from '@provender/web/connection/reload-outdated'
import { useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { isUnknownRequest } from '../kernel/offline/unknown-request.ts'
import { LeaveWrongServer } from './leave-wrong-server.tsx'
import { NewerThanServer } from './newer-than-server.tsx'

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const isNewerThanServer = platform().app !== undefined && isUnknownRequest(error)
  return isNewerThanServer ? <NewerThanServer /> : <GeneralErrorScreen error={error} reset={reset} />
}

function GeneralErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const isOffline = useSyncExternalStore(
    subscribeToConnection,
    () => !isConnected(),
    () => false,
  )
  // Offline, a page may also fail because one of its scripts is missing. That is not a refusal by the server.
  const isUnreachable = statusOf(error) === 0 || (isOffline && !isApiError(error))
  const queryClient = useQueryClient()
  const [reference, setReference] = useState<string>()
  const retry = useCallback(() => {
    reset()
    void router.invalidate()
  }, [reset, router])
  useEffect(() => {
    if (isMissingFile(error)) void reloadOutdated(Date.now())
  }, [error])
  useEffect(() => {
    void import('../kernel/errors/report-screen.ts').then(
      ({ reportScreen }) => setReference(reportScreen(error, { router, queryClient })),
      // The report code could not be loaded, so there is no reference number.
      () => undefined,
    )
  }, [error, router, queryClient])
  useEffect(
    () =>
      isUnreachable
        ? subscribeToConnection(() => {
            if (isConnected()) retry()
          })
        : undefined,
    [isUnreachable, retry],
  )
  // Without the shell, nothing around it has margins.
  const isFullPage = router.state.matches[0]?.status === 'error'
  return (
    <div className={isFullPage ? 'page py-8' : 'py-8'}>
      <ErrorState
        title={
          isUnreachable
            ? isOffline
              ? t`Not on this device yet`
              : t`No connection`
            : t`An error has occurred`
        }
        actions={
          <>
            <Button look="go" onClick={retry}>
              {t`Please try again`}
            </Button>
            {isUnreachable && isOffline && (
              <ButtonLink href={hrefOf({ to: '/shop' })}>{t`All products`}</ButtonLink>
            )}
            <LeaveWrongServer />
          </>
        }
      >
        {isUnreachable && isOffline && t`Open it when you're online.`}{' '}
        {isApiError(error) && !isUnreachable ? error.refusal.message : t`Your basket is safe.`}{' '}
        {reference && t`Reference: ${reference}`}
      </ErrorState>
    </div>
  )
}
