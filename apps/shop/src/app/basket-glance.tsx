import { useLingui } from '@lingui/react/macro'
import { HoverCard } from '@provender/ui/overlays/hover-card'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { BasketTold } from '../basket/basket-told.tsx'
import { PeekBones } from '../basket/peek-bones.tsx'
import { UnsyncedDot } from '../basket/unsynced.tsx'
import { basketHref } from './header-basket.tsx'
import { lazyPart } from './lazy-part.ts'
import { pressInstead } from './press.ts'
import type { PanelOpener } from './shell-panel.ts'

const BasketPeekPanel = lazyPart(
  async () => (await import('../basket/basket-peek-panel.tsx')).BasketPeekPanel,
)

export interface BasketGlanceProps extends PanelOpener {
  /** The link to the basket. */
  readonly trigger: ReactNode
}

/** What is in the basket: under its link while a mouse rests on it, in a sheet on a phone. */
export function BasketGlance({ trigger, onPanel }: BasketGlanceProps) {
  const { t } = useLingui()
  const isShown = useRouterState({ select: ({ location }) => showsBasket(location.pathname) })
  return (
    <HoverCard
      off={isShown}
      label={t`Basket`}
      trigger={
        <span ref={pressInstead(() => onPanel('basket'), isPhone)} className="relative">
          {trigger}
          <UnsyncedDot />
          <BasketTold />
        </span>
      }
    >
      <Suspense fallback={<PeekBones />}>
        <BasketPeekPanel />
      </Suspense>
    </HoverCard>
  )
}

/** The basket itself, and the steps of its order. */
function showsBasket(pathname: string): boolean {
  return pathname === basketHref || pathname.startsWith('/checkout')
}

/** Where the tab bar is. */
function isPhone(): boolean {
  return matchMedia('(width < 46.5rem)').matches
}
