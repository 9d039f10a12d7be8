import type { DemoPage } from '../dataset.ts'
import { aboutUs } from './page-about-us.ts'
import { privacyPolicy } from './page-privacy-policy.ts'
import { termsAndConditions } from './page-terms-and-conditions.ts'

export const pages: readonly DemoPage[] = [
  { slug: 'about-us', title: { en: 'About us', pl: 'O nas', tr: 'Hakkımızda' }, body: aboutUs },
  {
    slug: 'privacy-policy',
    title: { en: 'Privacy policy', pl: 'Polityka prywatności', tr: 'Gizlilik politikası' },
    body: privacyPolicy,
  },
  {
    slug: 'terms-and-conditions',
    title: { en: 'Terms and conditions', pl: 'Regulamin', tr: 'Satış koşulları' },
    body: termsAndConditions,
  },
]
