import { expect } from '@playwright/test'
import { open } from '../harness/open.ts'
import { deleteBaskets } from '../screens/basket-screen.ts'
import { test } from './app-journey.ts'

test('the home page of the app starts an order in one press', async ({ startApp, enter }) => {
  await deleteBaskets(await enter('demo'))
  const { page } = await startApp({ user: 'demo' })
  await open(page, '/')
  const jobs = page.getByRole('list', { name: 'Start an order' })
  await expect(jobs.getByRole('link', { name: /^Quick order/ })).toHaveAttribute('href', '/quick-order')
  await expect(jobs.getByRole('link', { name: /^Scan/ })).toHaveAttribute('href', '/scan')
  const usuals = jobs.getByRole('link', { name: /^Your usuals/ })
  const due = Number(/(\d+) still due/.exec(await usuals.innerText())?.[1])
  expect(due).toBeGreaterThan(1)
  const rows = page.getByRole('list', { name: 'Still due' }).getByRole('listitem')
  const [first] = await rows.first().getByRole('link').allInnerTexts()
  const add = rows.first().getByRole('button', { name: /^Add \d/ })
  const usual = /\d+/.exec((await add.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  await add.click()
  // The row stays where it is, and counts no more.
  await expect(rows.first().getByRole('textbox')).toHaveValue(usual)
  await expect(rows.first().getByRole('link')).toHaveText(first!)
  await expect(usuals).toContainText(`${due - 1} still due`)
  await jobs.getByRole('button', { name: /^Order again/ }).click()
  await expect(page).toHaveURL('/baskets/detail')
  const message = page.getByRole('region', { name: 'Messages' })
  await expect(message).toContainText('in your basket')
  const basket = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Basket/ })
  await expect(basket).toHaveAccessibleName(/Basket, (?!1 line)\d+ lines/)
  await message.getByRole('button', { name: 'Undo' }).click()
  await expect(basket).toHaveAccessibleName(/Basket, 1 line,/)
})

test('a visitor of the app sees how to log in, look up a barcode and call', async ({ startApp }) => {
  const { page } = await startApp()
  await open(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /^\/login/)
  await expect(main.getByRole('link', { name: 'Apply for an account' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Scan', exact: true })).toHaveAttribute('href', '/scan')
  await expect(main.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\d+$/)
})

test('the home page names the orders that arrive today, and leads to them', async ({ startApp }) => {
  const { page } = await startApp({ user: 'demo' })
  await open(page, '/account/orders?state=open')
  const orders = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  await expect(orders.first()).toBeVisible()
  const arriving = await orders.filter({ hasText: todayInLondon() }).filter({ hasNotText: 'On hold' }).count()
  await open(page, '/')
  const glance = page.getByRole('region', { name: 'At a glance' })
  // The demo company has overdue invoices, which have a row of their own.
  await expect(glance.getByRole('link', { name: /^Pay, .+ overdue$/ })).toBeVisible()
  await expect(glance.getByRole('link', { name: /^Track order \d+$/ })).toHaveCount(Math.min(1, arriving))
})

/** 'Sat 28 Nov', 'Sat 28 Nov, 06:00' */
function todayInLondon(): RegExp {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  return new RegExp(`^${format.format().replace(',', '').replace('Sept', 'Sep')}`)
}
