import type { Locator, Page } from '@playwright/test'

export function searchField(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search products' })
}

/** The products of the list on show. */
export function products(page: Page): Locator {
  return page.getByRole('list', { name: 'Products' }).getByRole('listitem')
}
