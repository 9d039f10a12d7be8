import { expect, type Page } from '@playwright/test'
import { desktop, test } from '../harness/journey.ts'
import { emailedLink, openOffice } from '../screens/office-screen.ts'

test.use({ ...desktop })

const people = (page: Page) => page.getByRole('region', { name: 'People' })
const person = (page: Page) => page.getByRole('region', { name: 'Person', exact: true })
const you = (page: Page) => page.getByRole('link', { name: /^Aylin Kaya/ })

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('desk@provender.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('provender-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a manager changes a role, ends access and gives it back by keyboard', async ({
  page,
  browser,
  provender,
}) => {
  const other = await browser.newPage({ baseURL: provender.address })
  await other.goto('/office')
  await signIn(other)
  await expect(you(other)).toContainText('Order desk')

  await openOffice(page, '/office/orders')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('staff')
  await page.keyboard.press('Enter')
  await people(page).getByRole('link', { name: 'Aylin Kaya' }).focus()
  await page.keyboard.press('Enter')
  await expect(person(page).getByRole('heading', { level: 2 })).toHaveText('Aylin Kaya')

  await page.keyboard.press('r')
  await expect(person(page).getByRole('radio', { name: /^Order desk/ })).toBeFocused()
  await page.keyboard.press('5')
  await page.keyboard.press('Enter')
  await expect(person(page).getByText('Role changed Order desk → Warehouse')).toBeVisible()
  await other.reload()
  await expect(you(other)).toContainText('Warehouse')

  await page.keyboard.press('d')
  await expect(person(page).getByRole('button', { name: 'End access' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(person(page).getByRole('button', { name: 'Give access back' })).toBeVisible()
  await expect(person(page).getByRole('heading', { level: 2 })).toBeFocused()
  await other.goto('/office')
  await signIn(other)
  await expect(other.getByText('The e-mail or password is incorrect.')).toBeVisible()

  await page.keyboard.press('g')
  await expect(person(page).getByText(/in the role Warehouse/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(person(page).getByRole('status')).toHaveText('Access given back')
  // Only with the link that was sent: the password of before counts no more.
  await signIn(other)
  await expect(other.getByText('The e-mail or password is incorrect.')).toBeVisible()
  await other.goto(await emailedLink(provender, 'desk@provender.example'))
  await other.getByRole('textbox', { name: 'New password' }).fill('a later one of hers')
  await other.getByRole('button', { name: 'Set the password and sign in' }).click()
  await expect(you(other)).toBeVisible()
  await other.close()
})

test('the page is for managers only', async ({ page }) => {
  await openOffice(page, '/office/orders', 'warehouse')
  await expect(page.getByRole('link', { name: 'Orders', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0)
  await page.goto('/office/staff')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Staff')
  await expect(people(page)).toHaveCount(0)
})
