import { expect, type Locator, type Page } from '@playwright/test'

/** Well-stocked products sold by the piece and box; one without VAT, one with. */
export const butter = {
  id: '1691',
  name: 'Provender Unsalted Butter',
  code: '180401',
  barcode: '5042044097610',
  page: '/product/butter-1691',
}
export const mopHead = {
  id: '4419',
  name: 'Homewick Mop Head, Socket, Blue',
  code: '820597',
  /** The barcodes of a piece and of a case. */
  pieceCode: '5045036392601',
  caseCode: '15045036392608',
  page: '/product/mop-head-4419',
}

export const outOfStock = '101541'

export function searchField(page: Page): Locator {
  return page.getByRole('banner').getByLabel('Search products')
}

export function products(page: Page): Locator {
  return page.getByRole('list', { name: 'Products' }).getByRole('listitem')
}

/** The names of units on a product page. */
export type OfferedUnit = 'Box of' | 'Single piece' | 'By the kilogram'

export function offer(page: Page, unit: OfferedUnit): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: unit })
}

export async function add(page: Page, unit: OfferedUnit): Promise<void> {
  await offer(page, unit).getByRole('button', { name: /^Add/ }).click()
  await expect(offer(page, unit).getByRole('textbox')).toHaveValue('1')
}
