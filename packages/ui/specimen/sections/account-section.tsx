import { __iconData as bell } from 'lucide-react/icons/bell'
import { __iconData as heart } from 'lucide-react/icons/heart'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { __iconData as scrollText } from 'lucide-react/icons/scroll-text'
import { useState } from 'react'
import { Table } from '../../src/controls/table.tsx'
import { AccountFrame, StateTag } from '../../src/page/account.tsx'
import { Note } from '../../src/page/note.tsx'
import { Heart } from '../../src/product/heart.tsx'
import {
  InfoList,
  ProductGallery,
  ProductHeader,
  ProductStage,
  SellList,
} from '../../src/product/product-page.tsx'
import { StockMark } from '../../src/product/stock-mark.tsx'
import { icon } from '../../src/tokens/icon.tsx'
import { productLabels as labels } from '../labels.ts'
import { products } from '../products.ts'
import { inBasket, Live } from './add-section.tsx'

const BellIcon = icon(bell)
const HeartIcon = icon(heart)
const OrdersIcon = icon(receiptText)
const StatementIcon = icon(scrollText)

function ProductPage() {
  const [chosen, setChosen] = useState(0)
  const rice = products[1]
  if (!rice) return null
  const pictures = products.slice(1, 4).map(({ picture, name }) => ({ ...picture, alt: name }))
  return (
    <ProductStage
      gallery={
        <ProductGallery
          storage="ambient"
          pictures={pictures}
          tileText={{ brand: rice.brand, name: rice.name, pack: rice.pack }}
          chosen={chosen}
          onChoose={setChosen}
          heart={<Heart pressed label="Favourite" onToggle={() => {}} />}
        />
      }
    >
      <ProductHeader
        brand={rice.brand}
        name={rice.name}
        facts={[
          rice.pack,
          `Code ${rice.code}`,
          '5 012345 104033',
          <StockMark key="stock" kind="in">
            {labels.inStock}
          </StockMark>,
        ]}
      />
      <SellList
        units={[
          {
            name: 'Box of 24',
            detail: '9.96 kg',
            price: rice.price,
            size: 'big',
            add: <Live start={inBasket(3)} reasonPosition="bottom" />,
            breaks: [{ text: '3+ boxes £13.20', at: true }, { text: '6+ £12.84' }, { text: '20+ £12.36' }],
          },
          {
            name: 'Each',
            detail: 'one bag',
            price: rice.both ?? rice.price,
            add: <Live reasonPosition="bottom" />,
          },
        ]}
      />
      <div className="mt-3">
        <Note>
          <b>Why this price?</b> Your price list “Corner shops North” gives £13.20 until 31 December.
        </Note>
      </div>
      <h2 className="mt-12 mb-4 text-title">Good to know</h2>
      <InfoList
        facts={[
          { name: 'Ingredients', value: 'Basmati rice.' },
          { name: 'Allergens', value: 'None of the 14.' },
          { name: 'Keeps', value: 'Ambient. At least 18 months on delivery.' },
        ]}
      />
    </ProductStage>
  )
}

export function AccountSection() {
  return (
    <>
      <h2 className="mt-12 mb-4 text-title">Product page</h2>
      <ProductPage />
      <h2 className="mt-12 mb-4 text-title">Account</h2>
      <AccountFrame
        label="Account pages"
        links={[
          { href: '#orders', name: 'Orders', icon: <OrdersIcon />, current: true },
          { href: '#statement', name: 'Account statement', icon: <StatementIcon /> },
          { href: '#favourites', name: 'My favourites', icon: <HeartIcon /> },
          { href: '#notifications', name: 'Notifications', icon: <BellIcon />, count: '2' },
        ]}
      >
        <div data-density="compact">
          <Table
            label="Orders"
            columns={[
              { key: 'number', name: 'Order' },
              { key: 'date', name: 'Date' },
              { key: 'lines', name: 'Lines', figures: true, spare: true },
              { key: 'state', name: 'State' },
              { key: 'total', name: 'Total', figures: true },
            ]}
            rows={[
              {
                key: '1',
                cells: {
                  number: (
                    <a href="#order" className="link">
                      PV-48213
                    </a>
                  ),
                  date: '20 Nov',
                  lines: '38',
                  state: <StateTag tone="yours">Being picked</StateTag>,
                  total: '£1,158.69',
                },
              },
              {
                key: '2',
                cells: {
                  number: (
                    <a href="#order" className="link">
                      PV-47960
                    </a>
                  ),
                  date: '17 Nov',
                  lines: '38',
                  state: <StateTag tone="quiet">Delivered</StateTag>,
                  total: '£588.04',
                },
              },
              {
                key: '3',
                cells: {
                  number: (
                    <a href="#order" className="link">
                      PV-47802
                    </a>
                  ),
                  date: '10 Nov',
                  lines: '12',
                  state: <StateTag tone="bad">Cancelled</StateTag>,
                  total: '£120.00',
                },
              },
              {
                key: '4',
                strong: true,
                cells: {
                  number: 'Balance',
                  date: '',
                  lines: '',
                  state: <StateTag tone="low">On hold</StateTag>,
                  total: '£1,866.73',
                },
              },
            ]}
          />
        </div>
      </AccountFrame>
    </>
  )
}
