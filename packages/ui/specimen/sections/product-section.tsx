import { useState } from 'react'
import { SkeletonList } from '../../src/page/skeleton.tsx'
import type { AddState } from '../../src/product/add-control-props.ts'
import { Heart } from '../../src/product/heart.tsx'
import { ProductCard } from '../../src/product/product-card.tsx'
import { ProductGrid, ProductStrip } from '../../src/product/product-lists.tsx'
import { ProductRow } from '../../src/product/product-row.tsx'
import { ProductRows } from '../../src/product/product-rows.tsx'
import { productLabels as labels, reasonLabels } from '../labels.ts'
import { storageLabel, products } from '../products.ts'
import { inBasket, Live } from './add-section.tsx'

const starts: readonly AddState[] = [
  inBasket(2),
  { offer: 'choose' },
  { offer: 'add' },
  inBasket(14, 'box', 14),
  { offer: 'add' },
  { offer: 'removeReminder' },
  inBasket(5, 'kg'),
]

function LiveHeart({ name }: { readonly name: string }) {
  const [pressed, setPressed] = useState(name.startsWith('Salted'))
  return <Heart pressed={pressed} label={`Favourite, ${name}`} onToggle={() => setPressed(!pressed)} />
}

export function cards(level: 2 | 3 = 3) {
  return products.map((product, index) => (
    <ProductCard
      key={product.code}
      href="#product"
      level={level}
      {...product}
      storageLabel={storageLabel(product.storage)}
      isNew={index === 4 ? labels.isNew : undefined}
      heart={<LiveHeart name={product.name} />}
      add={
        <Live
          start={starts[index] ?? { offer: 'add' }}
          kind={index === 6 ? 'kg' : 'box'}
          {...(index === 3 ? { maximum: 14, reason: reasonLabels.stock } : {})}
        />
      }
    />
  ))
}

export function ProductSection() {
  return (
    <>
      <h2 className="mt-12 mb-4 text-title">Shelf</h2>
      <ProductStrip>{cards()}</ProductStrip>
      <h2 className="mt-12 mb-4 text-title">Grid</h2>
      <ProductGrid>
        {cards()}
        <SkeletonList count={3} item="card" />
      </ProductGrid>
      <h2 className="mt-12 mb-4 text-title">Rows</h2>
      <div data-density="compact">
        <ProductRows columns={{ product: 'Product', stock: 'Stock', unit2: 'Box or kg', unit1: 'Each' }}>
          {products.map((product, index) => (
            <ProductRow
              key={product.code}
              href="#product"
              {...product}
              name={`${product.brand} ${product.name}`}
              meta={[
                product.pack,
                product.code,
                ...(storageLabel(product.storage) ? [storageLabel(product.storage) ?? ''] : []),
              ]}
              stock={product.stock ?? { kind: 'in', text: labels.inStock }}
              reason={index === 3 ? reasonLabels.stock : undefined}
              unit2={{
                price: product.price,
                add: (
                  <Live
                    start={starts[index] ?? { offer: 'add' }}
                    kind={index === 6 ? 'kg' : 'box'}
                    reasonPosition="elsewhere"
                  />
                ),
              }}
              unit1={product.both && { price: product.both, add: <Live reasonPosition="elsewhere" /> }}
              heart={<LiveHeart name={product.name} />}
            />
          ))}
          <SkeletonList count={2} item="row" />
        </ProductRows>
      </div>
    </>
  )
}
