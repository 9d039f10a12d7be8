import type { I18n } from '@lingui/core'
import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import type { AddControlProps } from '@provender/ui/product/add-control-props'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { PanelOpener } from './shell-panel.ts'

/** What a part of the shop state is connected to the API and to the page with. */
export interface Connection {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  readonly notices: NoticeQueue
}

/** What only signed-in users do and see. Visitors never load it. Features add what they bring themselves. */
export interface SignedInFeatures {
  readonly AddControl: ComponentType<AddControlProps>
  readonly NextCutOff: ComponentType
  readonly SignedInDashboard: ComponentType
  readonly MiniBasketOverlay: ComponentType<PanelOpener & { readonly trigger: ReactNode }>
  readonly ProductListFloats: ComponentType
  readonly AfterQuestions: ComponentType<{ readonly children: ReactNode }>
}
