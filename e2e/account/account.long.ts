import { type BrowserContext, expect, type Page } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import type { RunningProvender } from '../harness/start-provender.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'

const newcomer = 'ada.kaya@corner.example'
const password = 'a password of hers'

async function linkIn(provender: RunningProvender, to: string, words: string): Promise<string> {
  const find = () =>
    provender.emails().findLast((message) => message.includes(to) && message.includes(`${words}: `))
  await expect.poll(() => find() !== undefined).toBe(true)
  const [, path = ''] = new RegExp(`${words}: https?://[^/]+(/\\S+#[\\w.-]+)`).exec(find() ?? '') ?? []
  return path
}

const dialog = (page: Page) => page.getByRole('dialog')
const main = (page: Page) => page.getByRole('main')

test('an owner invites a colleague, who changes their password, requests deletion, and is deleted', async ({
  browser,
  enter,
  provender,
}) => {
  const contexts: BrowserContext[] = []
  const stranger = async (): Promise<Page> => {
    const context = await browser.newContext({
      ...phone,
      baseURL: provender.address,
      reducedMotion: 'reduce',
    })
    contexts.push(context)
    return await context.newPage()
  }
  const owner = await enter('rival', desktop)
  await open(owner, '/account')
  await main(owner).getByRole('link', { name: 'Colleagues' }).click()
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await expect(owner.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'Please enter your email',
  )
  await owner.getByRole('textbox', { name: 'E-mail' }).fill(newcomer)
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await expect(owner.getByRole('region', { name: 'Invitations' })).toContainText(newcomer)

  const newcomerPage = await stranger()
  await open(newcomerPage, await linkIn(provender, newcomer, 'Choose your password'))
  await expect(main(newcomerPage)).toContainText(`You'll log in with ${newcomer}.`)
  await newcomerPage.getByRole('textbox', { name: 'Name and surname' }).fill('Ada Kaya')
  await newcomerPage.getByRole('textbox', { name: 'Password' }).fill('short')
  await newcomerPage.getByRole('button', { name: 'Start ordering' }).click()
  await expect(main(newcomerPage)).toContainText('Invalid password')
  await newcomerPage.getByRole('textbox', { name: 'Password' }).fill(password)
  await newcomerPage.getByRole('button', { name: 'Start ordering' }).click()
  await expect(newcomerPage).toHaveURL('/')
  await open(newcomerPage, '/account')
  await expect(main(newcomerPage)).toContainText(/Account \d+ · Ada Kaya/)
  await expect(main(newcomerPage).getByRole('link', { name: 'Colleagues' })).toHaveCount(0)

  const otherPage = await stranger()
  await otherPage.context().addCookies(await newcomerPage.context().cookies())
  await open(newcomerPage, '/account/settings/change-password')
  const field = (name: string) => newcomerPage.getByRole('textbox', { name, exact: true })
  await field('Current password').fill(password)
  await field('New password').fill('yet another one')
  await field('New password again').fill('yet another on')
  await newcomerPage.getByRole('button', { name: 'Change password' }).click()
  await expect(field('New password again')).toHaveAccessibleDescription(
    "Sorry, your passwords don't match. Please try again.",
  )
  await field('New password again').fill('yet another one')
  await newcomerPage.getByRole('button', { name: 'Change password' }).click()
  await expect(newcomerPage.getByText('Your password has been changed.')).toBeVisible()
  await otherPage.goto('/account')
  await expect(otherPage).toHaveURL(/\/login/)

  await open(newcomerPage, '/account/settings/delete-account')
  await newcomerPage.getByRole('textbox', { name: 'Current password' }).fill('yet another one')
  await newcomerPage.getByRole('button', { name: 'Delete my account' }).click()
  await expect(main(newcomerPage)).toContainText(`We've e-mailed ${newcomer}.`)
  await open(otherPage, await linkIn(provender, newcomer, 'Confirm deletion'))
  await otherPage.getByRole('button', { name: 'Confirm deletion' }).click()
  await expect(otherPage.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
  await open(newcomerPage, '/account/settings/delete-account')
  await newcomerPage.getByRole('button', { name: 'Keep my account' }).click()
  await expect(newcomerPage.getByRole('textbox', { name: 'Current password' })).toBeVisible()

  await owner.reload()
  await owner.getByRole('button', { name: 'Remove, Ada Kaya' }).click()
  await dialog(owner).getByRole('button', { name: 'Remove' }).click()
  await expect(owner.getByRole('list', { name: 'Colleagues' })).not.toContainText('Ada Kaya')
  // The colleague's tab may already be navigating to the sign-in page.
  await expect.poll(async () => (await newcomerPage.request.get('/account')).url()).toContain('/login')
  await Promise.all(contexts.map((context) => context.close()))
})

test('a notification read in one tab loses its dot in the other, and a changed preference shows at once', async ({
  enter,
}) => {
  const [page, other] = [await enter('demo', desktop), await enter('demo', phone)]
  const dot = (each: Page) => each.getByRole('banner').getByText(/^\d+ unread$/)
  const list = page.getByRole('main')
  const unread = page.getByRole('list', { name: 'Unread' })
  await open(other, '/')
  const before = Number.parseInt((await dot(other).textContent()) ?? '', 10)
  await open(page, '/account/notifications')
  await expect(unread.getByRole('listitem')).toHaveCount(before)
  await list.getByRole('button', { name: 'Mark as read, Promotion' }).click()
  for (const each of [page, other]) await expect(dot(each)).toHaveText(`${before - 1} unread`)
  // A row does not move under the finger.
  await expect(unread.getByRole('listitem')).toHaveCount(before)
  await page.getByRole('checkbox', { name: 'Only unread' }).click()
  await expect(unread.getByRole('listitem')).toHaveCount(before - 1)
  const back = list.getByRole('link', { name: /^Back in stock: / }).first()
  // A hovered link is prefetched, so its click leaves the page at once.
  await back.hover()
  await waitUntilIdle(page)
  await back.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(dot(other)).toHaveText(`${before - 2} unread`)
  await open(page, '/account/notifications')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(dot(other)).toHaveCount(0)

  await open(page, '/account/settings/preferences')
  const withVat = page.getByRole('checkbox', { name: 'Show prices including VAT' })
  for (const checked of [true, false]) {
    await withVat.click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(withVat).toBeChecked({ checked })
    await waitUntilIdle(page)
    await open(other, '/shop')
    await expect(main(other).getByText('/ box').first()).toBeVisible()
    await expect(main(other).getByText('/ box inc VAT').first()).toBeVisible({ visible: checked })
  }
})
