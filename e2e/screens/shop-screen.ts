import { expect, type Locator, type Page } from '@playwright/test'

/** In stock by the thousand, by the piece and by the box; one without VAT, one with. */
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
  /** On a piece of it, and on the case it comes in. */
  pieceCode: '5045036392601',
  caseCode: '15045036392608',
  page: '/product/mop-head-4419',
}

/** The code of a product of which there is none. */
export const outOfStock = '101541'

export function searchField(page: Page): Locator {
  return page.getByRole('banner').getByLabel('Search products')
}

/** The products of the list on show. */
export function products(page: Page): Locator {
  return page.getByRole('list', { name: 'Products' }).getByRole('listitem')
}

/** How its page names the units of a product. */
export type OfferedUnit = 'Box of' | 'Single piece' | 'By the kilogram'

/** Where a product is sold by one of its units, on its own page. */
export function offer(page: Page, unit: OfferedUnit): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: unit })
}

/** On a product's page: puts one into the basket. */
export async function add(page: Page, unit: OfferedUnit): Promise<void> {
  await offer(page, unit).getByRole('button', { name: /^Add/ }).click()
  await expect(offer(page, unit).getByRole('textbox')).toHaveValue('1')
}
