import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { isMissingFile } from '@provender/web/connection/reload-outdated'
import { useQueryClient } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'

export function PagePart({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  return (
    <CatchBoundary getResetKey={() => router.state.location.href} errorComponent={BrokenPart}>
      {children}
    </CatchBoundary>
  )
}

/** A file that is missing since an update comes with the next load, which the user starts: they may be typing beside it. */
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
      <Button
        size="small"
        onClick={isMissingFile(error) ? () => platform().navigation.reload() : reset}
      >{t`Please try again`}</Button>
    </p>
  )
}
