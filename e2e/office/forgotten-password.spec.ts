import { expect, type Page } from '@playwright/test'
import { desktop, test } from '../harness/journey.ts'
import { emailedLink, openOffice } from '../screens/office-screen.ts'

test.use({ ...desktop })

const email = 'accounts@provender.example'

test('a member who forgot the password chooses a new one with a link', async ({ page, provender }) => {
  await page.goto('/office')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If ${email} may sign in here, a link is on its way.`)).toBeVisible()
  const link = await emailedLink(provender, email)
  await page.goto(link)
  await page.getByRole('textbox', { name: 'New password' }).fill('a later one of hers')
  await page.getByRole('button', { name: 'Set the password and sign in' }).click()
  await expect(page).toHaveURL(/\/office\/orders/)

  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
})

test('a manager types the password again before a change of people, and keeps what was chosen', async ({
  page,
}) => {
  await openOffice(page, '/office/staff')
  await page.getByRole('link', { name: 'Marek Zieliński' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Marek Zieliński' })).toBeVisible()
  await requirePasswordOnce(page)
  await page.keyboard.press('r')
  await page.getByRole('radio', { name: /^Warehouse/ }).check()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('wrong')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('The password is incorrect.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Warehouse/, includeHidden: true })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('provender-demo')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Role changed Driver → Warehouse')).toBeVisible()
})

/** Answers the first change of a role as if the sign-in were old. */
async function requirePasswordOnce(page: Page): Promise<void> {
  let isAsked = false
  await page.route('**/graphql', async (route) => {
    if (isAsked || !route.request().postData()?.includes('officeChangeStaffRole'))
      return await route.fallback()
    isAsked = true
    const message = JSON.stringify({
      code: 422,
      key: 'PASSWORD_NEEDED',
      message: 'Please enter your password again.',
    })
    await route.fulfill({ json: { errors: [{ message }] } })
  })
}
