import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '@provender/ui/blank'
import { Button } from '@provender/ui/button'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { isApiError, statusOf } from '../api/execute.ts'
import { followConnection, isConnected } from './connection.ts'
import { useReported } from './use-reported.ts'

/** In the place of a page that could not be loaded or drawn. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const isUnreachable = statusOf(error) === 0
  const reference = useReported(error)
  const retry = useCallback(() => {
    reset()
    void router.invalidate()
  }, [reset, router])
  useEffect(
    () =>
      isUnreachable
        ? followConnection(() => {
            if (isConnected()) retry()
          })
        : undefined,
    [isUnreachable, retry],
  )
  return (
    <div className="py-8">
      <ErrorState
        title={isUnreachable ? t`No connection` : t`An error has occurred`}
        actions={
          <Button look="go" onClick={retry}>
            {t`Please try again`}
          </Button>
        }
      >
        {isApiError(error) && !isUnreachable ? error.refusal.message : t`Your basket is safe.`}{' '}
        {reference && t`Reference: ${reference}`}
      </ErrorState>
    </div>
  )
}
