import type { AddLabels } from '../src/product/add-control-props.ts'
import { settings } from './settings.ts'

const steppers = {
  en: {
    remove: 'Remove from basket',
    fewer: 'One less',
    more: 'One more',
    cancel: 'Cancel',
    approve: 'Approve',
    quantity: 'Quantity in boxes',
  },
  pl: {
    remove: 'Usuń z koszyka',
    fewer: 'O jeden mniej',
    more: 'O jeden więcej',
    cancel: 'Anuluj',
    approve: 'Zatwierdź',
    quantity: 'Ilość w kartonach',
  },
  tr: {
    remove: 'Sepetten çıkar',
    fewer: 'Bir azalt',
    more: 'Bir artır',
    cancel: 'Vazgeç',
    approve: 'Onayla',
    quantity: 'Koli sayısı',
  },
} as const

const offers = {
  en: {
    login: 'Login to buy',
    add: 'Add',
    choose: 'Box or each',
    setReminder: 'Notify me',
    removeReminder: "You'll be notified",
    adding: 'Adding',
  },
  pl: {
    login: 'Zaloguj się, aby kupić',
    add: 'Dodaj',
    choose: 'Karton / szt.',
    setReminder: 'Powiadom mnie',
    removeReminder: 'Powiadomimy Cię',
    adding: 'Dodawanie',
  },
  tr: {
    login: 'Satın almak için giriş yap',
    add: 'Ekle',
    choose: 'Koli / adet',
    setReminder: 'Gelince haber ver',
    removeReminder: 'Haber vereceğiz',
    adding: 'Ekleniyor',
  },
} as const

export const addLabels: AddLabels = { ...steppers[settings.language], ...offers[settings.language] }

export const kilogramLabels: AddLabels = { ...addLabels, suffix: 'kg' }

const reasons = {
  en: { stock: 'All 14 in stock are yours', cap: '99 boxes is the most per order' },
  pl: { stock: 'Masz już wszystkie 14 z magazynu', cap: 'Najwyżej 99 kartonów na zamówienie' },
  tr: { stock: 'Stoktaki 14 kolinin hepsi sizde', cap: 'Sipariş başına en çok 99 koli' },
} as const

export const reasonLabels = reasons[settings.language]

const priceLabels = {
  en: {
    promo: 'Promo',
    clearance: 'Clearance',
    yours: 'Your price',
    isNew: 'New',
    was: 'was',
    box: 'box',
    each: 'each',
    hidden: 'Contact us for pricing',
    chilled: 'Chilled',
    frozen: 'Frozen',
    inStock: 'In stock',
    low: 'Low stock · 9 left',
    out: 'Out of stock',
    transit: 'In transit',
  },
  pl: {
    promo: 'Promocja',
    clearance: 'Wyprzedaż',
    yours: 'Twoja cena',
    isNew: 'Nowość',
    was: 'było',
    box: 'karton',
    each: 'szt.',
    hidden: 'Zapytaj o cenę',
    chilled: 'Chłodzone',
    frozen: 'Mrożone',
    inStock: 'Na stanie',
    low: 'Mało · zostało 9',
    out: 'Brak na stanie',
    transit: 'W drodze',
  },
  tr: {
    promo: 'Kampanya',
    clearance: 'Son fırsat',
    yours: 'Size özel',
    isNew: 'Yeni',
    was: 'önceki',
    box: 'koli',
    each: 'adet',
    hidden: 'Fiyat için bize ulaşın',
    chilled: 'Soğutulmuş',
    frozen: 'Dondurulmuş',
    inStock: 'Stokta',
    low: 'Az kaldı · 9 adet',
    out: 'Stokta yok',
    transit: 'Yolda',
  },
} as const

export const productLabels = priceLabels[settings.language]

export const mark = settings.language === 'en' ? '.' : ','
