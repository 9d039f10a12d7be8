import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { useQueryClient } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'

/** A part of the page whose errors do not replace the rest. The next page tries it again. */
export function PagePart({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  return (
    <CatchBoundary getResetKey={() => router.state.location.href} errorComponent={BrokenPart}>
      {children}
    </CatchBoundary>
  )
}

function BrokenPart({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(() => {
    void import('./report-screen.ts').then(
      ({ reportScreen }) => reportScreen(error, { router, queryClient }),
      () => undefined,
    )
  }, [error, router, queryClient])
  return (
    <p className="flex flex-wrap items-center gap-3 p-4 text-ink-2" role="alert">
      {t`An error has occurred`}
      <Button size="small" onClick={reset}>{t`Please try again`}</Button>
    </p>
  )
}
