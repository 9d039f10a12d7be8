import { AddControl } from '@provender/ui/product/add-control'
import { basketsQuery } from '../basket/baskets-query.ts'
import { connectBasketStore } from '../basket/connect-basket-store.ts'
import { actOnProduct } from '../catalogue/act-on-product.ts'
import { productControl } from '../catalogue/add-state.ts'
import { connectMarks } from '../catalogue/personal-marks.ts'
import { ShelfFloats } from '../catalogue/shelf-floats.tsx'
import { NextCutOff } from '../dashboard/next-cut-off.tsx'
import { SignedInDashboard } from '../dashboard/signed-in-dashboard.tsx'
import { AfterQuestions } from '../push/after-questions.tsx'
import { BasketGlance } from './basket-glance.tsx'
import type { SignedInFeatures } from './signed-in-features-type.ts'

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
