import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right'
import { __iconData as clock } from 'lucide-react/icons/clock'
import { __iconData as rotateCcw } from 'lucide-react/icons/rotate-ccw'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { __iconData as wallet } from 'lucide-react/icons/wallet'
import { OrderGuideLine, OrderGuideLines } from '../../src/basket/order-guide-line.tsx'
import { MinimumProgress } from '../../src/basket/summary.tsx'
import { Button, ButtonLink } from '../../src/controls/button.tsx'
import { Aisle, Aisles, Dashboard, DashboardRow, Hero, HomeLayout } from '../../src/page/home.tsx'
import { SectionHeader } from '../../src/page/section-header.tsx'
import { ProductStrip } from '../../src/product/product-lists.tsx'
import { icon } from '../../src/tokens/icon.tsx'
import { productLabels } from '../labels.ts'
import { products } from '../products.ts'
import { inBasket, Live } from './add-section.tsx'
import { cards } from './product-section.tsx'

const NextIcon = icon(arrowRight)
const ClockIcon = icon(clock)
const AgainIcon = icon(rotateCcw)
const BasketIcon = icon(shoppingBasket)
const WalletIcon = icon(wallet)

function SignedInDashboard() {
  return (
    <Dashboard label="At a glance">
      <DashboardRow
        header
        icon={<ClockIcon size="l" />}
        title="Order by 20:00 tonight"
        detail="Delivered Tue 24 Nov, van 6"
        end={<b className="text-[1.25rem]">3 h 12 m</b>}
      />
      <DashboardRow
        icon={<BasketIcon size="l" />}
        title="Weekly shop"
        detail="39 lines · £1,129.37 + VAT"
        end={
          <ButtonLink href="#basket" look="go">
            Continue
          </ButtonLink>
        }
        goal={
          <MinimumProgress label="Minimum order" value={753} of={100}>
            <b className="text-ink">Minimum order met</b> · £150.00 for delivery
          </MinimumProgress>
        }
      />
      <DashboardRow
        icon={<AgainIcon size="l" />}
        title="Last order, 17 Nov"
        detail="38 lines · £588.04 · Delivered"
        end={<Button>Reorder</Button>}
      />
      <DashboardRow
        icon={<WalletIcon size="l" />}
        title="£1,884.20 available"
        detail="of £2,500.00 on account"
        end={
          <ButtonLink href="#statement" look="bare">
            Statement
          </ButtonLink>
        }
      />
    </Dashboard>
  )
}

const departments = [
  'Grocery',
  'Chilled',
  'Frozen',
  'Fruit and veg',
  'Meat and poultry',
  'Drinks',
  'Snacks',
  'Non-food',
]

export function HomeSection() {
  return (
    <>
      <HomeLayout
        hero={
          <Hero
            title="Soup weather. Tins by the pallet."
            text="Tomatoes, beans and coconut milk at promotion prices until Sunday 29 November."
            action={
              <ButtonLink href="#promotions" look="go" size="tall">
                See 214 promotions <NextIcon size="s" />
              </ButtonLink>
            }
            pictures={products.slice(0, 3).map(({ picture }) => ({ ...picture, first: true }))}
          />
        }
        dashboard={<SignedInDashboard />}
      />
      <SectionHeader title="Your usuals" more={{ href: '#usuals', name: 'All 126' }} />
      <OrderGuideLines>
        {products.map((product, index) => (
          <OrderGuideLine
            key={product.code}
            href="#product"
            name={`${product.brand} ${product.name}`}
            pack={product.pack}
            last="last 4 boxes, Tue"
            stock={{ kind: 'in', text: 'In stock' }}
            storage={product.storage}
            picture={product.picture}
            price={product.price.now}
            unit={productLabels.box}
            add={
              <Live
                start={index % 2 === 0 ? inBasket(index + 1) : { offer: 'add' }}
                reasonPosition="elsewhere"
              />
            }
          />
        ))}
      </OrderGuideLines>
      <SectionHeader title="On promotion this week" more={{ href: '#promotions', name: 'All 214' }} />
      <ProductStrip>{cards()}</ProductStrip>
      <SectionHeader title="Departments" more={{ href: '#categories', name: 'All categories' }} />
      <Aisles>
        {departments.map((name, index) => {
          const product = products[index % products.length]
          return (
            <Aisle
              key={name}
              href="#aisle"
              name={name}
              count="4,120"
              storage={product?.storage ?? 'ambient'}
              picture={product?.picture}
            />
          )
        })}
      </Aisles>
    </>
  )
}
