import { expect } from '@playwright/test'
import { desktop, phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import {
  listedOrder,
  listedOrders,
  numberOf,
  openConfirmedOrders,
  openOffice,
  openOrder,
  signInToOffice,
} from '../screens/office-screen.ts'

test.describe('at a desk', () => {
  test.use({ ...desktop })

  test('staff sign in, confirm the order that waits, and sign out', async ({ page, context }) => {
    await openOffice(page, '/office/orders?state=new')
    await expect(page).toHaveURL('/office/orders?state=new')
    const first = listedOrders(page).first()
    const number = await numberOf(first)
    await first.click()
    await expect(openOrder(page).getByRole('heading', { level: 2, name: number })).toBeVisible()
    await openOrder(page).getByRole('button', { name: 'Hold', exact: true }).click()
    await openOrder(page)
      .getByRole('textbox', { name: /Why is it held/ })
      .fill('We ring you about the address.')
    await openOrder(page).getByRole('button', { name: 'Hold', exact: true }).last().click()
    await expect(openOrder(page).getByText('On hold').first()).toBeVisible()
    await expect(openOrder(page).getByText('We ring you about the address.')).toBeVisible()
    // The key of the button that releases it.
    await openOrder(page).getByRole('heading', { level: 2 }).click()
    await page.keyboard.press('c')
    await expect(openOrder(page).getByText('Confirmed').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/office/orders?state=new')
    await expect(listedOrder(page, number)).toHaveCount(0)

    await page.getByRole('link', { name: 'Nadia Rahman' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the office' })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('office-token')
    await page.goto('/office/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the office' })).toBeVisible()
  })

  test('the next step of an order waits for the order, not for the lists', async ({ page }) => {
    // Its messages would load the order again, and end the wait.
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('subscription')) await route.abort()
      else await route.fallback()
    })
    await openOffice(page, '/office/orders?state=confirmed')
    await listedOrders(page).first().click()
    await expect(openOrder(page).getByRole('button', { name: 'Hold', exact: true })).toBeVisible()
    const lists = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      if (/query Office(?:Orders|Waiting)\b/.test(route.request().postData() ?? '')) await lists.promise
      await route.fallback()
    })
    await openOrder(page).getByRole('button', { name: 'Hold', exact: true }).click()
    await openOrder(page)
      .getByRole('textbox', { name: /Why is it held/ })
      .fill('We ring you about the address.')
    await openOrder(page).getByRole('button', { name: 'Hold', exact: true }).last().click()
    await expect(openOrder(page).getByText('On hold').first()).toBeVisible()
    await openOrder(page).getByRole('heading', { level: 2 }).click()
    await page.keyboard.press('c')
    await expect(openOrder(page).getByText('Confirmed').first()).toBeVisible()
    lists.resolve()
  })

  test('the list follows what others do, and nothing moves under the pointer', async ({
    page,
    provender,
    enter,
  }) => {
    await openConfirmedOrders(page, { provender, enterShop: () => enter('demo') })
    const [first, second] = [listedOrders(page).nth(0), listedOrders(page).nth(1)]
    const [moved, stays] = [await numberOf(first), await numberOf(second)]
    await second.hover()
    const before = await listedOrder(page, stays).boundingBox()
    provender.staff('orders', 'hold', moved, '--note', 'Please call us.')
    await expect(page.getByRole('row').filter({ hasText: moved })).toContainText('no longer in this list')
    expect(await listedOrder(page, stays).boundingBox()).toEqual(before)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(listedOrder(page, moved)).toHaveCount(0)
    provender.staff('orders', 'release', moved)
    await expect(listedOrder(page, moved)).toHaveCount(1)
  })

  test('several orders are chosen with the keyboard and taken a step further at once', async ({
    page,
    provender,
    enter,
  }) => {
    await openConfirmedOrders(page, { provender, enterShop: () => enter('demo') })
    const [first, second] = [
      await numberOf(listedOrders(page).nth(0)),
      await numberOf(listedOrders(page).nth(1)),
    ]
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('Shift+X')
    const chosen = page.getByRole('region', { name: 'Chosen orders' })
    await expect(chosen).toContainText('2 orders chosen')
    await expect(chosen).toContainText(/£[\d,.]+ net · \d+ lines/)
    await page.getByRole('checkbox', { name: `Choose ${second}` }).click()
    await expect(chosen).toContainText('1 order chosen')
    await page.getByRole('checkbox', { name: `Choose ${second}` }).click()
    await page.keyboard.press('Shift+H')
    await chosen.getByRole('textbox', { name: /Why is it held/ }).fill('The van is full.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(chosen).toHaveCount(0)

    await page.getByRole('link', { name: 'On hold' }).click()
    await expect(listedOrder(page, second)).toBeVisible()
    for (const number of [first, second])
      await page.getByRole('checkbox', { name: `Choose ${number}` }).click()
    // A colleague is faster with one of them. The other is released all the same.
    let isFirst = true
    await page.route('**/graphql**', async (route) => {
      if (isFirst && route.request().postData()?.includes('OfficeRelease')) {
        isFirst = false
        provender.staff('orders', 'release', first)
      }
      await route.continue()
    })
    await chosen.getByRole('button', { name: 'Release' }).click()
    const refused = page.getByRole('region', { name: 'Orders that were not changed' })
    await expect(refused).toContainText(first)
    await expect(refused).not.toContainText(second)
    await expect(listedOrder(page, second)).toHaveCount(0)
    await expect(listedOrder(page, first)).toHaveCount(0)
    await refused.getByRole('button', { name: 'Close' }).click()
    await expect(refused).toHaveCount(0)
  })

  test('a warehouse member sees the steps of the warehouse only', async ({ page }) => {
    await openOffice(page, '/office/orders?state=confirmed', 'warehouse')
    await listedOrders(page).first().click()
    await expect(openOrder(page).getByRole('heading', { level: 2 })).toBeVisible()
    await expect(openOrder(page).getByRole('button')).toHaveCount(0)
    await expect(openOrder(page).getByRole('columnheader')).toHaveText([
      'Product',
      'Code',
      'Shelf',
      'Ordered',
    ])
    await expect(page.getByText('£')).toHaveCount(0)
  })

  test('a session that has ended leads to the door, and back to the same order', async ({
    page,
    context,
  }) => {
    await openOffice(page, '/office/orders?state=open')
    await listedOrders(page).first().click()
    const address = page.url()
    await context.clearCookies({ name: 'office-token' })
    await listedOrders(page).nth(1).click()
    await expect(page.getByText('You were signed out')).toBeVisible()
    await signInToOffice(page)
    await expect(openOrder(page).getByRole('heading', { level: 2 })).toBeVisible()
    expect(new URL(page.url()).search).toBe(new URL(address).search)
  })

  test('the keyboard alone opens an order', async ({ page }) => {
    await openOffice(page, '/office/orders?state=open')
    await expect(listedOrders(page).first()).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    const number = await numberOf(listedOrders(page).nth(1))
    await page.keyboard.press('Enter')
    await expect(openOrder(page).getByRole('heading', { level: 2, name: number })).toBeVisible()
  })

  test('no byte of the office is on a page of the shop, and its page allows only its own scripts', async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await open(page, '/')
    expect(await page.content()).not.toContain('/office')
    expect(requested.filter((path) => path.startsWith('/office'))).toEqual([])
    const answer = await page.goto('/office/orders/none')
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'; ")
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  })
})

test.describe('on a phone', () => {
  test.use({ ...phone })

  test('a wrong password, no network and too many attempts are told at the door', async ({
    page,
    context,
  }) => {
    await page.goto('/office')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Please enter your email')).toBeVisible()
    await context.setOffline(true)
    await signInToOffice(page, 'driver')
    await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
    await context.setOffline(false)
    await signInToOffice(page, 'driver', 'wrong')
    await expect(
      page.getByRole('alert').filter({ hasText: 'The e-mail or password is incorrect' }),
    ).toBeVisible()
    await expect(async () => {
      await signInToOffice(page, 'driver', 'wrong')
      await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts' })).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    await page.getByRole('button', { name: 'Polski' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zaloguj się do biura' })).toBeVisible()
  })

  test('an order covers the list and leads back to it', async ({ page }) => {
    await openOffice(page, '/office/orders?state=open')
    await listedOrders(page).first().click()
    await expect(listedOrders(page).first()).toBeHidden()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(listedOrders(page).first()).toBeVisible()
  })
})
