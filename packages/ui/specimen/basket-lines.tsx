import { BasketLine } from '../src/basket/basket-line.tsx'
import { Button } from '../src/controls/button.tsx'
import { LineTable, LineGroupHeader } from '../src/page/line-table.tsx'
import { SkeletonList } from '../src/page/skeleton.tsx'
import { AddControl } from '../src/product/add-control.tsx'
import { addLabels, reasonLabels } from './labels.ts'
import { products } from './products.ts'
import { inBasket, Live } from './sections/add-section.tsx'

const [tomatoes, rice, butter, prawns, honey, ketchup, cheddar] = products

function meta(product: (typeof products)[number] | undefined) {
  return {
    href: '#product',
    name: `${product?.brand} ${product?.name}`,
    meta: [product?.pack ?? '', product?.code ?? ''],
    storage: product?.storage ?? ('ambient' as const),
    picture: product?.picture,
    remove: { label: `Remove ${product?.name}`, onRemove: () => {} },
  }
}

export function BasketLines() {
  return (
    <LineTable
      label="Weekly shop"
      columns={{ product: 'Product', quantity: 'Quantity', price: 'Net price', vat: 'VAT', sum: 'Net total' }}
    >
      <LineGroupHeader storage="ambient" name="Ambient" detail="4 lines · £550.76" />
      <BasketLine
        {...meta(tomatoes)}
        quantity={<Live start={inBasket(12)} quiet reasonPosition="elsewhere" />}
        price="£7.68 / box"
        vat="0%"
        sum="£92.16"
      />
      <BasketLine
        {...meta(rice)}
        quantity={<Live start={inBasket(2)} quiet reasonPosition="elsewhere" />}
        price="£16.95 / box"
        vat="0%"
        sum="£33.90"
        notes={[
          {
            about: 'transit',
            text: (
              <>
                <b>In transit.</b> It may not arrive in time.
              </>
            ),
            action: (
              <Button look="bare" size="small">
                Keep
              </Button>
            ),
          },
        ]}
      />
      <BasketLine
        {...meta(honey)}
        quantity={<Live start={inBasket(1)} quiet reasonPosition="elsewhere" />}
        price="£13.50 / box"
        vat="0%"
        sum="£13.50"
        notes={[{ about: 'short', text: 'Only 1 left: your 2 became 1.' }]}
      />
      <BasketLine
        {...meta(ketchup)}
        quantity={
          <AddControl
            state={{ offer: 'setReminder' }}
            labels={addLabels}
            name="Ketchup"
            onAction={() => {}}
            quiet
          />
        }
        price="£26.70 / box"
        vat="0%"
        sum="£26.70"
        left
        notes={[
          {
            about: 'out',
            text: (
              <>
                <b>Out of stock.</b> Not in the total.
              </>
            ),
          },
        ]}
      />
      <LineGroupHeader storage="chilled" name="Chilled" detail="2 lines · £110.45" />
      <BasketLine
        {...meta(butter)}
        quantity={<Live start={inBasket(1)} quiet reasonPosition="elsewhere" />}
        price="£71.20 / box"
        vat="0%"
        sum="£71.20"
        notes={[
          {
            about: 'price',
            text: (
              <>
                Price fell from <s>£74.60</s> to <b>£71.20</b> since you added it.
              </>
            ),
          },
        ]}
      />
      <BasketLine
        {...meta(cheddar)}
        quantity={<Live start={inBasket(5, 'kg')} kind="kg" quiet reasonPosition="elsewhere" />}
        price="£7.85 / kg"
        vat="0%"
        sum="£39.25"
      />
      <LineGroupHeader storage="frozen" name="Frozen" detail="1 line · £1,183.00" />
      <BasketLine
        {...meta(prawns)}
        quantity={<Live start={inBasket(14, 'box', 14)} maximum={14} quiet reasonPosition="elsewhere" />}
        reason={reasonLabels.stock}
        price="£84.50 / box"
        vat="20%"
        sum="£1,183.00"
      />
      <SkeletonList count={2} item="line" />
    </LineTable>
  )
}
