import { __iconData as house } from 'lucide-react/icons/house'
import { __iconData as menu } from 'lucide-react/icons/menu'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { __iconData as smartphone } from 'lucide-react/icons/smartphone'
import { __iconData as store } from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { ButtonLink } from '../src/controls/button.tsx'
import { IconButton } from '../src/controls/icon-button.tsx'
import { SearchBox } from '../src/controls/search-box.tsx'
import { AppFrame } from '../src/page/app-frame.tsx'
import { DepartmentBar } from '../src/page/department-bar.tsx'
import { Footer, FooterApp } from '../src/page/footer.tsx'
import { AccountLink, BasketLink, Header, Mark } from '../src/page/header.tsx'
import { TabBar } from '../src/page/tab-bar.tsx'
import { icon } from '../src/tokens/icon.tsx'
import { settings, withSetting } from './settings.ts'

const MenuIcon = icon(menu)
const ScanIcon = icon(scanBarcode)
const HouseIcon = icon(house)
const OrdersIcon = icon(receiptText)
const BasketIcon = icon(shoppingBasket)
const AccountIcon = icon(store)
const PhoneIcon = icon(smartphone)

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

const header = (
  <Header
    menu={
      <IconButton label="Menu">
        <MenuIcon size="l" />
      </IconButton>
    }
    mark={<Mark href="#home" name="Provender" label="Provender, home" />}
    search={
      <search>
        <SearchBox
          label="Search products"
          placeholder="Search 12,480 products, codes, barcodes"
          hint="/"
          end={
            <IconButton label="Scan a barcode">
              <ScanIcon />
            </IconButton>
          }
        />
      </search>
    }
    account={<AccountLink href="#account" name="Kaya’s Corner" title="Account 2071" unread="2 unread" />}
    basket={<BasketLink href="#basket" name="Basket" total="£1,129.37" vat="+ VAT" />}
    departments={
      <DepartmentBar
        label="Departments"
        promotions={{ href: '#promotions', name: 'Promotions' }}
        departments={departments.map((name, index) => ({ href: `#${name}`, name, current: index === 0 }))}
        more="More"
        due={
          <>
            Order by <b className="text-ink">20:00</b> for <b className="text-ink">Tue 24 Nov</b>
          </>
        }
      />
    }
  />
)

const footer = (
  <Footer
    app={
      <FooterApp title="The counter in your pocket">
        <p className="mb-2.5">
          Scan shelves, order offline in the cold store, send when you are back up the stairs.
        </p>
        <ButtonLink href="#app">
          <PhoneIcon size="s" /> Get the app
        </ButtonLink>
      </FooterApp>
    }
    groups={[
      { title: 'Company', links: ['About us', 'Terms and conditions', 'Privacy policy'] },
      { title: 'Customer service', links: ['Help centre', 'Report a problem', 'Contact us'] },
      { title: 'My account', links: ['Orders', 'Statement', 'Favourites'] },
    ].map(({ title, links }) => ({ title, links: links.map((name) => ({ href: `#${name}`, name })) }))}
    email="orders@provender.example"
    languageLabel="Language"
    languages={[
      { code: 'en', name: 'English' },
      { code: 'pl', name: 'Polski' },
      { code: 'tr', name: 'Türkçe' },
    ]}
    language={settings.language}
    onLanguage={(code) => location.assign(withSetting('language', code))}
    consent={{ name: 'Cookies', onOpen: () => {} }}
    end={{ href: '#powered-by', name: 'Powered by Provender' }}
  />
)

const tabs = (
  <TabBar
    label="Main"
    tabs={[
      { href: '#home', name: 'Home', icon: <HouseIcon size="l" /> },
      {
        href: '#orders',
        name:
          settings.language === 'pl' ? 'Zamówienia' : settings.language === 'tr' ? 'Siparişler' : 'Orders',
        icon: <OrdersIcon size="l" />,
      },
      { href: '#scan', name: 'Scan', icon: <ScanIcon />, scan: true },
      { href: '#basket', name: 'Basket', icon: <BasketIcon size="l" />, count: 39, current: true },
      { href: '#account', name: 'Account', icon: <AccountIcon size="l" /> },
    ]}
  />
)

export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <AppFrame skip="Skip to main content" header={header} footer={footer} tabs={tabs}>
      <h1 className="sr-only">Specimen</h1>
      {children}
    </AppFrame>
  )
}
