import { AddControl } from '@provender/ui/product/add-control'
import { basketsQuery } from '../features/basket/baskets-query.ts'
import { connectBasketStore } from '../features/basket/connect-basket-store.ts'
import { actOnProduct } from '../features/catalogue/act-on-product.ts'
import { productControl } from '../features/catalogue/add-state.ts'
import { connectMarks } from '../features/catalogue/personal-marks.ts'
import { ShelfFloats } from '../features/catalogue/shelf-floats.tsx'
import { NextCutOff } from '../features/dashboard/next-cut-off.tsx'
import { SignedInDashboard } from '../features/dashboard/signed-in-dashboard.tsx'
import { AfterQuestions } from '../features/push/after-questions.tsx'
import type { SignedInFeatures } from '../kernel/app/signed-in-features-type.ts'
import { BasketGlance } from './basket-glance.tsx'

export const signedInFeatures: SignedInFeatures = {
  basketsQuery,
  connectBasketStore,
  connectMarks,
  AddControl,
  productControl,
  actOnProduct,
  NextCutOff,
  SignedInDashboard,
  BasketGlance,
  ShelfFloats,
  AfterQuestions,
}
