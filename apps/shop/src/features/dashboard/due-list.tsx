import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { pageLoaded } from '@provender/web/loading/page-loaded'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { DueHeading } from './due-heading.tsx'

/** After the page, with the order guide that every device asks for when it is idle. */
const DueRows = lazyPart(async () => {
  await pageLoaded()
  return (await import('./due-rows.tsx')).DueRows
})
const DueCountText = lazyPart(async () => {
  await pageLoaded()
  return (await import('./due-rows.tsx')).DueCountText
})
const DueUsualsText = lazyPart(async () => {
  await pageLoaded()
  return (await import('./due-rows.tsx')).DueUsualsText
})

const maxRows = 7

/** What the company needs by its next delivery, on a wide screen. Keeps its height while it loads. */
export function DueList({ of }: { readonly of: number }) {
  const { t } = useLingui()
  const count = Math.min(of, maxRows)
  const waiting = (
    <section>
      <DueHeading title={t`Due now`} />
      <ul aria-hidden className="@container border-t border-ink">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="h-21 border-b border-line @min-[37.5rem]:h-13" />
        ))}
      </ul>
    </section>
  )
  return (
    <AfterPage fallback={waiting}>
      <DueRows count={count} waiting={waiting} />
    </AfterPage>
  )
}

/** '18 due now'. Until it is known: where the tile leads. */
export function DueCount() {
  const { t } = useLingui()
  return (
    <AfterPage fallback={t`Order guide`}>
      <DueCountText />
    </AfterPage>
  )
}

/** '18 of your usuals are due'. Until it is known, or if none is: `otherwise`. */
export function DueUsuals({ otherwise }: { readonly otherwise: string }) {
  return (
    <AfterPage fallback={otherwise}>
      <DueUsualsText otherwise={otherwise} />
    </AfterPage>
  )
}

function AfterPage({ fallback, children }: { readonly fallback: ReactNode; readonly children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
