import type { I18n } from '@lingui/core'
import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import type { AddControlProps } from '@provender/ui/product/add-control-props'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { PanelOpener } from '../page/shell-panel.ts'

export interface Connection {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  readonly notices: NoticeQueue
}

/** Features for signed-in users. Visitors never load them. Features extend the type. */
export interface SignedInFeatures {
  readonly AddControl: ComponentType<AddControlProps>
  readonly MiniBasketOverlay: ComponentType<PanelOpener & { readonly trigger: ReactNode }>
  readonly ProductListFloats: ComponentType
}
