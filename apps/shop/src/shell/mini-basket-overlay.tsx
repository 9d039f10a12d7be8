import { useLingui } from '@lingui/react/macro'
import { HoverCard } from '@provender/ui/overlays/hover-card'
import { phoneWidth } from '@provender/ui/tokens/phone-width'
import { hrefOf } from '@provender/web/address/href-of'
import { interceptPress } from '@provender/web/input/intercept-press'
import { lazyPart, prefetchModules } from '@provender/web/loading/lazy-part'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { activeBasketHref } from '../features/basket-store/active-basket-href.ts'
import { BasketAnnouncement } from '../features/basket/basket-announcement.tsx'
import { BasketPopoverSkeleton } from '../features/basket/basket-popover-skeleton.tsx'
import { UnsyncedDot } from '../features/basket/unsynced.tsx'
import type { PanelOpener } from '../kernel/page/shell-panel.ts'

const BasketPopoverPanel = lazyPart(
  async () => (await import('../features/basket/basket-popover-panel.tsx')).BasketPopoverPanel,
)

export interface MiniBasketOverlayProps extends PanelOpener {
  readonly trigger: ReactNode
}

/** The contents of the basket: under its link while the mouse rests on it, or in a sheet on a phone. */
export function MiniBasketOverlay({ trigger, onPanel }: MiniBasketOverlayProps) {
  const { t } = useLingui()
  const isShown = useRouterState({ select: ({ location }) => showsBasket(location.pathname) })
  useEffect(() => prefetchModules([BasketPopoverPanel.prefetch]), [])
  return (
    <HoverCard
      off={isShown}
      label={t`Basket`}
      trigger={
        <span ref={interceptPress(() => onPanel('basket'), { when: isPhone })} className="relative">
          {trigger}
          <UnsyncedDot />
          <BasketAnnouncement />
        </span>
      }
    >
      <Suspense fallback={<BasketPopoverSkeleton />}>
        <BasketPopoverPanel />
      </Suspense>
    </HoverCard>
  )
}

/** True on the basket page and in checkout, which show the basket themselves. */
function showsBasket(pathname: string): boolean {
  return pathname === activeBasketHref || pathname.startsWith(hrefOf({ to: '/checkout' }))
}

function isPhone(): boolean {
  return matchMedia(phoneWidth).matches
}
