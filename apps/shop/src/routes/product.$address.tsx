import { createFileRoute } from '@tanstack/react-router'
import { productLoader } from '../features/catalogue/page-loaders.ts'
import { ProductBones } from '../features/catalogue/product-bones.tsx'
import { ProductPageView } from '../features/catalogue/product-page.tsx'
import { SignInForProducts } from '../features/catalogue/sign-in-for-products.tsx'
import { pageHead } from '../kernel/app/page-head.ts'

export const Route = createFileRoute('/product/$address')({
  codeSplitGroupings: [['component'], ['pendingComponent']],
  loader: ({ context, params }) => productLoader.run({ context, address: params.address }),
  head: ({ loaderData, match }) => pageHead(loaderData?.head, match),
  pendingComponent: ProductBones,
  component: Product,
})

function Product() {
  const { id, categoryId } = Route.useLoaderData()
  return id === undefined ? <SignInForProducts /> : <ProductPageView id={id} categoryId={categoryId} />
}
