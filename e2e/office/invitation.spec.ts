import { expect } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { emailedLink, inviteMember, openPerson } from '../screens/office-screen.ts'

test.use({ ...desktop })

test('a manager invites somebody, who chooses a password on their phone and is in', async ({
  page,
  browser,
  provender,
}) => {
  const email = 'zeynep@tollgate.example'
  await inviteMember(page, 'Zeynep Kırmızıgül', email)
  const link = await emailedLink(provender, email)
  const theirs = await browser.newPage({ ...phone, baseURL: provender.address })
  await theirs.goto(link)
  await expect(theirs.getByText(`You sign in with ${email}.`)).toBeVisible()
  await theirs.getByRole('textbox', { name: 'New password' }).fill('short')
  await theirs.getByRole('button', { name: 'Set the password and sign in' }).click()
  await expect(theirs.getByText('Invalid password')).toBeVisible()
  await theirs.getByRole('textbox', { name: 'New password' }).fill('a password of hers')
  await theirs.getByRole('button', { name: 'Set the password and sign in' }).click()
  await expect(theirs).toHaveURL(/\/office\/orders/)
  await theirs.getByRole('link', { name: 'You', exact: true }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Zeynep Kırmızıgül')

  await theirs.goto('about:blank')
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('This link was used')
  await page.reload()
  await expect(openPerson(page).getByText('Chose a password')).toBeVisible()
  await theirs.close()
})

test('only the latest link works, and none once it is withdrawn', async ({ page, browser, provender }) => {
  const email = 'colin@tollgate.example'
  await inviteMember(page, 'Colin Frith', email)
  const first = await emailedLink(provender, email)
  await page.keyboard.press('g')
  await expect(openPerson(page).getByText(`We send a new link to ${email}.`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(openPerson(page).getByRole('status')).toHaveText('Link sent again')
  const second = await emailedLink(provender, email, [first])

  const theirs = await browser.newPage({ baseURL: provender.address })
  const title = theirs.getByRole('heading', { level: 1 })
  await theirs.goto(first)
  await expect(title).toHaveText('There is a later link')
  await theirs.goto('about:blank')
  await theirs.goto(second)
  await expect(title).toHaveText('Choose your password')

  await page.keyboard.press('d')
  await expect(openPerson(page).getByRole('button', { name: 'Withdraw' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(openPerson(page).getByRole('status')).toHaveText('Invitation withdrawn')
  await theirs.getByRole('textbox', { name: 'New password' }).fill('a password of his')
  await theirs.getByRole('button', { name: 'Set the password and sign in' }).click()
  await expect(title).toHaveText('This invitation was withdrawn')
  await theirs.goto('about:blank')
  await theirs.goto('/office/invitation#nonsense')
  await expect(title).toHaveText('This link is not right')
  await theirs.close()
})
