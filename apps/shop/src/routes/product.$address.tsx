import { createFileRoute } from '@tanstack/react-router'
import { productLoader } from '../features/catalogue/page-loaders.ts'
import { ProductPageView } from '../features/catalogue/product-page.tsx'
import { ProductSkeleton } from '../features/catalogue/product-skeleton.tsx'
import { SignInForProducts } from '../features/catalogue/sign-in-for-products.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/product/$address')({
  codeSplitGroupings: [['component'], ['pendingComponent']],
  loader: ({ context, params }) => productLoader.run({ context, address: params.address }),
  head: ({ loaderData, match }) => pageMetadata(loaderData?.head, match),
  pendingComponent: ProductSkeleton,
  component: Product,
})

function Product() {
  const { id, categoryId } = Route.useLoaderData()
  return id === undefined ? <SignInForProducts /> : <ProductPageView id={id} categoryId={categoryId} />
}
