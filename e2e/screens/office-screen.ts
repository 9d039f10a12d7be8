import { expect, type Locator, type Page } from '@playwright/test'
import type { RunningProvender } from '../harness/start-provender.ts'
import { deleteBaskets } from './basket-screen.ts'
import { orderBoxes } from './order-boxes.ts'

type OfficeMember = 'office' | 'warehouse' | 'driver'

export async function signInToOffice(
  page: Page,
  member: OfficeMember = 'office',
  password = 'provender-demo',
): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${member}@provender.example`)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function openOffice(page: Page, address = '/office', member?: OfficeMember): Promise<void> {
  await page.goto(address)
  await signInToOffice(page, member)
  await expect(page.getByRole('navigation', { name: 'Screens' }).filter({ visible: true })).toBeVisible()
}

interface Shop {
  readonly provender: RunningProvender
  /** Opens the shop as a user who can order. */
  readonly enterShop: () => Promise<Page>
}

/** Opens the confirmed orders, at least two. How many the demo has depends on the time of day. */
export async function openConfirmedOrders(page: Page, { provender, enterShop }: Shop): Promise<void> {
  const numbersIn = (state: string) =>
    provender.staff('orders', 'list', '--state', state).match(/\b\d{6}\b/g) ?? []
  const [waiting] = numbersIn('SUBMITTED')
  if (waiting !== undefined) provender.staff('orders', 'confirm', waiting)
  while (numbersIn('CONFIRMED').length < 2) {
    const shop = await enterShop()
    await deleteBaskets(shop)
    provender.staff('orders', 'confirm', await orderBoxes(shop))
  }
  await openOffice(page, '/office/orders?state=confirmed')
  await expect(listedOrders(page).nth(1)).toBeVisible()
}

export function listedOrders(page: Page): Locator {
  return page.getByRole('region', { name: 'Orders' }).getByRole('table').getByRole('link')
}

export function listedOrder(page: Page, number: string): Locator {
  return listedOrders(page).filter({ hasText: number })
}

/** The number of an order, which ends the name of its link. */
export async function numberOf(link: Locator): Promise<string> {
  return /(\w+)$/.exec((await link.textContent()) ?? '')?.[1] ?? ''
}

/** What is open beside the list. */
export function openOrder(page: Page): Locator {
  return page.getByRole('region', { name: 'Order', exact: true })
}

export function openPerson(page: Page): Locator {
  return page.getByRole('region', { name: 'Person', exact: true })
}

/** Signs in as a manager and invites somebody to the order desk. */
export async function inviteMember(page: Page, name: string, email: string): Promise<void> {
  await openOffice(page, '/office/staff')
  await page.getByRole('region', { name: 'People' }).getByRole('link').first().waitFor()
  await page.keyboard.press('i')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type(name)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('radio', { name: /^Order desk/ }).check()
  await page.keyboard.press('Enter')
  await expect(openPerson(page).getByRole('heading', { level: 2 })).toHaveText(name)
  await expect(openPerson(page).getByText('not signed in yet')).toBeVisible()
}

/** The one link that a member of staff was sent: other journeys have others sent. */
export async function emailedLink(
  provender: RunningProvender,
  email: string,
  earlier: readonly string[] = [],
): Promise<string> {
  const links = () =>
    provender
      .emails()
      .filter((message) => message.includes(`<${email}>`))
      .flatMap((message) => /\/office\/[a-z-]+#[\w.-]+/.exec(message)?.[0] ?? [])
      .filter((link) => !earlier.includes(link))
  await expect.poll(links).toHaveLength(1)
  return links()[0] ?? ''
}
