import type { VisiblePrice } from '../src/product/price-block.tsx'
import type { StockView } from '../src/product/product-card.tsx'
import type { StorageKind } from '../src/product/tile.tsx'
import { productLabels as labels } from './labels.ts'
import { packShot } from './pack-shot.ts'

interface SpecimenProduct {
  readonly name: string
  readonly brand: string
  readonly pack: string
  readonly code: string
  readonly storage: StorageKind
  readonly picture: { readonly src: string }
  readonly price: VisiblePrice
  readonly stock?: StockView
  readonly both?: VisiblePrice
}

const box = labels.box

export const products: readonly SpecimenProduct[] = [
  {
    name: 'Chopped Tomatoes in Juice',
    brand: 'Pomaro',
    pack: '12 × 400 g',
    code: '104217',
    storage: 'ambient',
    picture: { src: packShot('tin', '#a3262a', 'Pomaro') },
    price: {
      kind: 'promo',
      ticket: labels.promo,
      oldWord: labels.was,
      old: '£9.12',
      now: '£7.68',
      unit: box,
      sub: ['0% VAT', '£1.60/kg'],
    },
  },
  {
    name: 'Extra Long Basmati Rice',
    brand: 'Sonali',
    pack: '1 × 10 kg',
    code: '110455',
    storage: 'ambient',
    picture: { src: packShot('bag', '#1d4e89', 'Sonali') },
    price: {
      kind: 'yours',
      ticket: labels.yours,
      oldWord: labels.was,
      old: '£18.40',
      now: '£16.95',
      unit: box,
      sub: ['0% VAT', '£1.70/kg'],
    },
    both: { kind: 'standard', now: '£1.92', unit: labels.each, sub: ['0% VAT'] },
  },
  {
    name: 'Salted Butter',
    brand: 'Hollins',
    pack: '40 × 250 g',
    code: '210077',
    storage: 'chilled',
    picture: { src: packShot('box', '#d9ad3c', 'Hollins') },
    price: {
      kind: 'promo',
      ticket: labels.promo,
      oldWord: labels.was,
      old: '£78.40',
      now: '£71.20',
      unit: box,
      sub: ['0% VAT', '£7.12/kg'],
    },
    both: { kind: 'standard', now: '£1.89', unit: labels.each, sub: ['0% VAT'] },
  },
  {
    name: 'Raw King Prawns, Peeled and Deveined 26/30',
    brand: 'Northwake',
    pack: '10 × 1 kg',
    code: '300712',
    storage: 'frozen',
    picture: { src: packShot('bag', '#22577a', 'North') },
    price: { kind: 'standard', now: '£84.50', unit: box, sub: ['0% VAT', '£8.45/kg'] },
    stock: { kind: 'low', text: labels.low },
  },
  {
    name: 'Clear Blossom Honey',
    brand: 'Beeley',
    pack: '6 × 340 g',
    code: '150617',
    storage: 'ambient',
    picture: { src: packShot('bottle', '#c77d0a', 'Beeley') },
    price: {
      kind: 'clearance',
      ticket: labels.clearance,
      oldWord: labels.was,
      old: '£17.94',
      now: '£13.50',
      unit: box,
      sub: ['0% VAT', '£6.62/kg'],
    },
  },
  {
    name: 'Tomato Ketchup, Top Down',
    brand: 'Reddle',
    pack: '6 × 2.15 kg',
    code: '150221',
    storage: 'ambient',
    picture: { src: packShot('bottle', '#b3261e', 'Reddle') },
    price: { kind: 'standard', now: '£26.70', unit: box, sub: ['0% VAT', '£2.07/kg'] },
    stock: { kind: 'out', text: labels.out },
  },
  {
    name: 'Extra Mature Cheddar Block',
    brand: 'Dunmoor',
    pack: 'about 5 kg',
    code: '210540',
    storage: 'chilled',
    picture: { src: packShot('box', '#2f4b53', 'Dunmoor') },
    price: { kind: 'standard', now: '£7.85', unit: 'kg', sub: ['about £39.25 a block'] },
    stock: { kind: 'transit', text: labels.transit },
  },
]

/** 'Chilled' or 'Frozen'; undefined for ambient. */
export function storageLabel(storage: StorageKind): string | undefined {
  return storage === 'ambient' ? undefined : labels[storage]
}
