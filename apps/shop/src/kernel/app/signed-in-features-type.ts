import type { I18n } from '@lingui/core'
import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import type { AddAct, AddControlProps } from '@provender/ui/product/add-control-props'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { BasketStore } from '../../features/basket/basket-store.ts'
import type { basketsQuery } from '../../features/basket/baskets-query.ts'
import type { ProductDesk } from '../../features/catalogue/act-on-product.ts'
import type { MarkStore } from '../../features/catalogue/personal-marks.ts'
import type { ControlOf, PressedControl } from '../../features/catalogue/shelf.ts'
import type { PanelOpener } from './shell-panel.ts'

interface Connection {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  readonly notices: NoticeQueue
}

/** What only signed-in users do and see. Visitors never load it. */
export interface SignedInFeatures {
  readonly basketsQuery: typeof basketsQuery
  readonly connectBasketStore: (connection: Connection) => BasketStore
  readonly connectMarks: (connection: Connection) => MarkStore
  readonly productControl: ControlOf
  readonly actOnProduct: (desk: ProductDesk, on: PressedControl, act: AddAct) => void
  readonly AddControl: ComponentType<AddControlProps>
  readonly NextCutOff: ComponentType
  readonly SignedInDashboard: ComponentType
  readonly BasketGlance: ComponentType<PanelOpener & { readonly trigger: ReactNode }>
  readonly ShelfFloats: ComponentType
  readonly AfterQuestions: ComponentType<{ readonly children: ReactNode }>
}
