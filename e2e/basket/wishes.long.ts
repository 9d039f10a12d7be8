import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { queryShop } from '../harness/query-shop.ts'
import { basketLines, fillBasket } from '../screens/basket-screen.ts'
import { checkoutLink, placeOrderButton } from '../screens/checkout-screen.ts'
import { butter } from '../screens/shop-screen.ts'

test('the wish for a line survives a lost connection', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 2 })
  await open(page, '/baskets/detail')
  const line = basketLines(page, butter.name).first()
  await page.context().setOffline(true)
  await line.hover()
  await line.getByRole('button', { name: `Add a note to ${butter.name}` }).click()
  const wish = line.getByRole('group', { name: `If ${butter.name} runs out` })
  await expect(wish.getByRole('button', { pressed: true })).toHaveText('As for the whole order')
  await wish.getByRole('button', { name: 'Leave it out' }).click()
  await expect(wish.getByRole('button', { pressed: true })).toHaveText('Leave it out')
  await line.getByRole('button', { name: 'Cancel' }).click()
  await expect(line).toContainText('If it runs out: Leave it out')
  await page.context().setOffline(false)
  const wishes = async () => {
    const { baskets } = await queryShop(page, '{ baskets { products { substitutionWish } } }')
    return baskets.flatMap(({ products }: { readonly products: readonly object[] }) => products)
  }
  await expect.poll(wishes).toEqual([{ substitutionWish: 'LEAVE_OUT' }])
  await page.reload()
  await expect(line).toContainText('If it runs out: Leave it out')
})

test('a buyer reads the wish of the company in Preferences, and whom to ask', async ({ enter }) => {
  const page = await enter('till')
  await open(page, '/account/settings/preferences')
  const section = page
    .getByRole('main')
    .locator('section', { hasText: 'If something runs out after you order' })
  await expect(section).toContainText('Ask me first')
  await expect(section).toContainText('Only owners decide this')
  await expect(section.getByRole('button')).toHaveCount(0)
})

test('products without substitutes are added, last over a reload, and are taken off again', async ({
  enter,
}) => {
  const page = await enter('demo')
  await open(page, '/account/settings/preferences')
  const section = page.getByRole('region', { name: 'Never substitute these' })
  await section
    .getByRole('combobox', { name: 'Add a product that is never substituted' })
    .pressSequentially('butter')
  await expect(section.getByRole('row', { selected: true })).toContainText('Butter')
  await page.keyboard.press('Enter')
  const products = section.getByRole('listitem')
  await expect(products).toHaveCount(1)
  const response = await page.reload()
  expect(await response?.text()).toMatch(/Allow substitutes for [^"]*butter/i)
  await expect(products).toHaveText([/butter/i])
  await products.getByRole('button', { name: /^Allow substitutes for .*butter/i }).click()
  await expect(products).toHaveCount(0)
})

test('the wish for a placed order and for one of its lines can still be changed', async ({ enter }) => {
  const page = await enter('demo')
  await fillBasket(page, { [butter.id]: 120 })
  await open(page, '/baskets/detail')
  await checkoutLink(page).first().click()
  await placeOrderButton(page).first().click()
  await page.getByRole('link', { name: 'View order' }).click()
  await page.getByRole('button', { name: 'Change what to send if something runs out' }).click()
  const ofOrder = page.getByRole('group', { name: 'If something runs out' })
  await ofOrder.getByRole('button', { name: 'Leave it out' }).click()
  await expect(ofOrder.getByRole('button', { pressed: true })).toHaveText('Leave it out')
  const line = page.getByRole('list', { name: 'What was ordered' }).getByRole('listitem')
  await line.getByRole('button', { name: /^Change what to send if .* runs out$/ }).focus()
  await page.keyboard.press('Enter')
  await line.getByRole('button', { name: 'Only the same brand' }).click()
  await expect(line.getByRole('button', { pressed: true })).toHaveText('Only the same brand')
  await page.reload()
  await expect(line).toContainText('If it runs out: Only the same brand')
  await expect(page.getByRole('main')).toContainText('Leave it out')
})
