import { AccountSection } from './sections/account-section.tsx'
import { AddSection } from './sections/add-section.tsx'
import { BasketSection } from './sections/basket-section.tsx'
import { CheckoutSection } from './sections/checkout-section.tsx'
import { HomeSection } from './sections/home-section.tsx'
import { MoreSection } from './sections/more-section.tsx'
import { NoticeSection } from './sections/notice-section.tsx'
import { PriceSection } from './sections/price-section.tsx'
import { ProductSection } from './sections/product-section.tsx'
import { ShopSection } from './sections/shop-section.tsx'

export const sections = {
  add: AddSection,
  price: PriceSection,
  product: ProductSection,
  home: HomeSection,
  shop: ShopSection,
  account: AccountSection,
  basket: BasketSection,
  checkout: CheckoutSection,
  notice: NoticeSection,
  more: MoreSection,
}
