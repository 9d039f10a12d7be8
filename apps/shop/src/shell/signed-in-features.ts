import { AddControl } from '@provender/ui/product/add-control'
import { prefetchModules } from '@provender/web/loading/lazy-part'
import { basketsQuery } from '../features/basket-store/baskets-query.ts'
import { connectBasketStore } from '../features/basket-store/connect-basket-store.ts'
import { productControl } from '../features/catalogue/add-state.ts'
import { productOnDevice } from '../features/catalogue/device/product-on-device.ts'
import { connectFavourites } from '../features/catalogue/favourites-and-reminders.ts'
import { handleProductAction } from '../features/catalogue/product-actions.ts'
import { DashboardJobs } from '../features/dashboard/dashboard-jobs.tsx'
import { DueList } from '../features/dashboard/due-list.tsx'
import { loadDashboard } from '../features/dashboard/load-dashboard.ts'
import { NextCutOff } from '../features/dashboard/next-cut-off.tsx'
import { SignedInDashboard } from '../features/dashboard/signed-in-dashboard.tsx'
import { problemNotices } from '../features/order/problem-notices.ts'
import { AfterQuestions } from '../features/push/after-questions.tsx'
import type { SignedInFeatures } from '../kernel/state/signed-in-features-type.ts'
import { MiniBasketOverlay } from './mini-basket-overlay.tsx'
import { ProductListFloats } from './product-list-floats.tsx'

export const signedInFeatures: SignedInFeatures = {
  basketsQuery,
  connectBasketStore: (connection) => {
    const baskets = connectBasketStore(connection, { problemNotices, productOnDevice })
    if (typeof window !== 'undefined')
      prefetchModules([
        async () => (await import('./live/start-live.ts')).startLive(connection.queryClient, baskets),
      ])
    return baskets
  },
  connectFavourites,
  AddControl,
  productControl,
  handleProductAction,
  NextCutOff,
  SignedInDashboard,
  loadDashboard,
  DashboardJobs,
  DueList,
  MiniBasketOverlay,
  ProductListFloats,
  AfterQuestions,
}
