import type { ProductPageQuery } from './product-page.documents.ts'

export type ProductDetails = ProductPageQuery['product']
