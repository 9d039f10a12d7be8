import { expect } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'

const pages = {
  '/account': undefined,
  '/account/orders': 'Orders',
  '/account/account-statements': 'Account statement',
  '/account/my-favourites': 'My favourites',
  '/account/settings': 'Account settings',
  '/account/settings/change-password': 'Account settings',
  '/account/settings/colleagues': 'Colleagues',
  '/account/settings/payment-cards': 'My payment cards',
  '/account/notifications': 'Notifications',
  '/account/help-centre': 'Help centre',
  '/account/help-centre/report': 'Help centre',
  '/baskets': 'Baskets',
  '/contact-us': 'Contact us',
} as const

test('every page of the account has its heading on one line, beside the links of the account', async ({
  enter,
}) => {
  const page = await enter('demo', desktop)
  const links = page.getByRole('main').getByRole('navigation', { name: 'My account' })
  let firstTop: number | undefined
  for (const [address, name] of Object.entries(pages)) {
    await open(page, address)
    const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    firstTop ??= heading.y
    expect(Math.abs(heading.y - firstTop), address).toBeLessThan(1)
    const rail = (await links.boundingBox())!
    expect(heading.x, address).toBeGreaterThan(rail.x + rail.width)
    await expect(links.getByRole('link'), address).toHaveCount(13)
    const current = links.locator('a[aria-current]')
    if (name) await expect(current, address).toHaveText(new RegExp(`^${name}`))
    else await expect(current, address).toHaveAttribute('href', '/account')
  }
})

test('on a phone a link leads to the page above, and the links stand at the foot of the first page', async ({
  enter,
}) => {
  const page = await enter('demo', phone)
  const main = page.getByRole('main')
  await open(page, '/account/settings/change-password')
  await main.getByRole('link', { name: 'Account settings', exact: true }).click()
  await expect(page).toHaveURL('/account/settings')
  await main.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page).toHaveURL('/account')
  await expect(main.getByRole('navigation', { name: 'My account' }).getByRole('link')).toHaveCount(12)
})
