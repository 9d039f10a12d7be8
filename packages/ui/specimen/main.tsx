import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AccountSection } from './sections/account-section.tsx'
import { AddSection } from './sections/add-section.tsx'
import { BasketSection } from './sections/basket-section.tsx'
import { CheckoutSection } from './sections/checkout-section.tsx'
import { HomeSection } from './sections/home-section.tsx'
import { NoticeSection } from './sections/notice-section.tsx'
import { PriceSection } from './sections/price-section.tsx'
import { ProductSection } from './sections/product-section.tsx'
import { ShopSection } from './sections/shop-section.tsx'
import { settings, withSetting } from './settings.ts'
import { Shell } from './shell.tsx'
import './specimen.css'

const sections: Readonly<Record<string, ComponentType>> = {
  add: AddSection,
  price: PriceSection,
  product: ProductSection,
  home: HomeSection,
  shop: ShopSection,
  account: AccountSection,
  basket: BasketSection,
  checkout: CheckoutSection,
  notice: NoticeSection,
}

const choices = {
  theme: ['light', 'dark'],
  density: ['comfortable', 'compact', 'entry'],
  language: ['en', 'pl', 'tr'],
  section: Object.keys(sections),
} as const

function Switches() {
  return (
    <nav aria-label="Settings" className="mt-4 flex flex-wrap gap-x-6 text-small text-ink-2">
      {Object.entries(choices).map(([name, values]) => (
        <p key={name} className="flex flex-wrap items-center gap-x-2">
          {name}
          {values.map((value) => (
            <a key={value} href={withSetting(name, value)} className="py-1 link">
              {value}
            </a>
          ))}
        </p>
      ))}
    </nav>
  )
}

function Specimen() {
  const shown = settings.section ? [settings.section] : Object.keys(sections)
  return (
    <Shell>
      <Switches />
      {shown.map((name) => {
        const Part = sections[name]
        return Part && <Part key={name} />
      })}
    </Shell>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
if (settings.theme !== 'system') document.documentElement.dataset['theme'] = settings.theme
document.documentElement.dataset['density'] = settings.density
document.documentElement.lang = settings.language
createRoot(root).render(
  <StrictMode>
    <Specimen />
  </StrictMode>,
)
