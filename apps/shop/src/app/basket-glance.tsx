import { useLingui } from '@lingui/react/macro'
import { Bone } from '@provender/ui/bone'
import { HoverCard } from '@provender/ui/hover-card'
import { lazy, type ReactNode, Suspense } from 'react'
import { pressInstead } from './press.ts'
import type { PanelOpener } from './shell-panels.tsx'

const BasketPeekPanel = lazy(async () => ({
  default: (await import('../basket/basket-peek-panel.tsx')).BasketPeekPanel,
}))

export interface BasketGlanceProps extends PanelOpener {
  /** The link to the basket. */
  readonly trigger: ReactNode
}

/** What is in the basket: under its link while a mouse rests on it, in a sheet on a phone. */
export function BasketGlance({ trigger, onPanel }: BasketGlanceProps) {
  const { t } = useLingui()
  return (
    <HoverCard
      label={t`Basket`}
      trigger={<span ref={pressInstead(() => onPanel('basket'), isPhone)}>{trigger}</span>}
    >
      <Suspense fallback={<Bone shape="m-4 h-60" />}>
        <BasketPeekPanel />
      </Suspense>
    </HoverCard>
  )
}

/** Where the tab bar is. */
function isPhone(): boolean {
  return matchMedia('(width < 46.5rem)').matches
}
