import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '@provender/ui/blank'
import { Button } from '@provender/ui/button'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isApiError, statusOf } from '../api/execute.ts'

/** In the place of a page that could not be loaded or drawn. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const isUnreachable = statusOf(error) === 0
  return (
    <div className="py-8">
      <ErrorState
        title={isUnreachable ? t`No connection` : t`An error has occurred`}
        actions={
          <Button
            look="go"
            onClick={() => {
              reset()
              void router.invalidate()
            }}
          >
            {t`Please try again`}
          </Button>
        }
      >
        {isApiError(error) && !isUnreachable ? error.refusal.message : t`Your basket is safe.`}
      </ErrorState>
    </div>
  )
}
