import { expect, type Page } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { chooseLanguage, open, waitForHydration } from '../harness/open.ts'
import { logIn } from '../screens/login-screen.ts'
import { products, searchField } from '../screens/shop-screen.ts'

async function fieldValues(page: Page): Promise<readonly string[]> {
  return await page.locator('main :is(input, select, textarea)').evaluateAll((fields) =>
    fields.map((field) => {
      const { name, type, value, checked } = field as HTMLInputElement
      return `${name}=${type === 'checkbox' || type === 'radio' ? `${value}:${checked}` : value}`
    }),
  )
}

test('fields are filled before the script has run', async ({ enter }) => {
  const without = await enter('demo', { javaScriptEnabled: false })
  const page = await enter('demo')
  const forms = ['', '/preferences', '/sites', '/colleagues', '/email', '/change-password'].map(
    (form) => `/account/settings${form}`,
  )
  for (const address of [...forms, '/contact-us', '/account/order-guide']) {
    await without.goto(address)
    await open(page, address)
    expect.soft(await fieldValues(without), address).toEqual(await fieldValues(page))
  }
  await without.goto('/account/settings')
  await expect(without.getByRole('textbox', { name: 'Name and surname' })).not.toHaveValue('')
})

test('pages without script say so above their first field', async ({ enter }) => {
  const page = await enter('demo', { javaScriptEnabled: false })
  for (const address of ['/contact-us', '/account/settings', '/account/help-centre/report', '/scan']) {
    await page.goto(address)
    // Queries by text leave out what is in this element.
    const note = page.locator('main noscript b')
    await expect(note, address).toBeVisible()
    const control = page
      .locator('main :is(input, button, select, textarea)')
      .filter({ visible: true })
      .first()
    const [above, below] = await Promise.all([note.boundingBox(), control.boundingBox()])
    expect(above!.y, address).toBeLessThan(below!.y)
  }
})

/** Opens a page on a slow phone whose scripts arrive only when the returned function is called. */
async function openBeforeScripts(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    release()
    await waitForHydration(page)
  }
}

async function send(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click()
}

const textField = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true })

/** Counts what the page sends that contains this text. */
function countSent(page: Page, text: string): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.postData()?.includes(text) === true) sent += 1
  })
  return () => sent
}

test('text typed before the script has run is kept', async ({ enter }) => {
  const page = await enter('demo')
  const runScripts = await openBeforeScripts(page, '/account/settings')
  const name = page.getByRole('textbox', { name: 'Name and surname' })
  await name.fill('Ada Kaya')
  await runScripts()
  await expect(name).toHaveValue('Ada Kaya')
})

test('who presses Log in before the script has run is logged in', async ({ page }) => {
  const sent = countSent(page, 'provender-demo')
  const runScripts = await openBeforeScripts(page, '/login?next=%2Fbaskets')
  await logIn(page, 'demo')
  await page.getByRole('textbox', { name: 'Password' }).press('Enter')
  await runScripts()
  await expect(page).toHaveURL(/\/baskets$/)
  expect(sent()).toBe(1)
})

test('a form whose script never comes can be sent again after half a minute and keeps its text', async ({
  page,
}) => {
  await page.clock.install()
  const sent = countSent(page, 'provender-demo')
  await page.route('**/assets/*.js', async (route) => await route.abort())
  await page.goto('/login')
  await logIn(page, 'demo')
  await page.clock.runFor(20_000)
  expect(sent()).toBe(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await page.clock.runFor(11_000)
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).not.toHaveAttribute(
    'aria-busy',
  )
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('demo@provender.example')
})

const lateScript = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page has not finished loading.' })

test('a page whose script hangs says so after a quarter of a minute, until it is there', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const start = new Date('2026-11-30T09:00:00')
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start)
  const runScripts = await openBeforeScripts(page, '/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.clock.runFor(13_000)
  await expect(lateScript(page)).toBeHidden()
  await page.clock.runFor(4000)
  await expect(lateScript(page)).toBeInViewport({ ratio: 1 })
  await expect(lateScript(page).getByRole('link', { name: 'Reload the page' })).toBeVisible()
  await runScripts()
  await page.clock.runFor(1000)
  await expect(lateScript(page)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a page whose script is blocked says so, and loads again', async ({ page, context, provender }) => {
  await chooseLanguage(context, 'pl', provender.address)
  await page.route('**/assets/*.js', async (route) => await route.abort())
  await page.goto('/login')
  const note = page.getByRole('alert').filter({ hasText: 'Ta strona nie wczytała się do końca.' })
  await expect(note).toBeVisible()
  await page.unroute('**/assets/*.js')
  await note.getByRole('link', { name: 'Odśwież stronę' }).click()
  await waitForHydration(page)
  await expect(note).toHaveCount(0)
})

test('a registration that is sent before the script has run keeps all fields and is checked', async ({
  page,
}) => {
  const runScripts = await openBeforeScripts(page, '/register')
  await textField(page, 'Company name').fill('Corner Café')
  await textField(page, 'Postcode').fill('LS1 1AA')
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await send(page, 'Apply for an account')
  await runScripts()
  await expect(textField(page, 'Address')).toHaveAccessibleDescription('Please enter address')
  await expect(textField(page, 'Company name')).toHaveValue('Corner Café')
  await expect(textField(page, 'Postcode')).toHaveValue('LS1 1AA')
  await expect(page.getByRole('checkbox', { name: /I accept the terms/ })).toBeChecked()
})

test('a message that is sent before the script has run arrives once', async ({ enter }) => {
  const page = await enter('demo', phone)
  const text = `Do you open on ${Date.now()}?`
  const sent = countSent(page, text)
  const runScripts = await openBeforeScripts(page, '/contact-us')
  await textField(page, 'Message').fill(text)
  await send(page, 'Send message')
  await send(page, 'Send message')
  await runScripts()
  await expect(page.getByText("We've received your message")).toBeVisible()
  expect(sent()).toBe(1)
})

test('a message is kept while it is typed, and gone once it is sent', async ({ enter }) => {
  const page = await enter('demo', phone)
  const text = `Do you open on ${Date.now()}?`
  await open(page, '/contact-us')
  await textField(page, 'Phone number optional').fill('020 7946 0018')
  await textField(page, 'Message').fill(text)
  await page.reload()
  await expect(textField(page, 'Message')).toHaveValue(text)
  await expect(textField(page, 'Phone number optional')).toHaveValue('020 7946 0018')
  await send(page, 'Send message')
  await expect(page.getByText("We've received your message")).toBeVisible()
  await open(page, '/contact-us')
  await expect(textField(page, 'Message')).toHaveValue('')
})

test('settings that are saved before the script has run are checked and kept', async ({ enter }) => {
  const page = await enter('demo', phone)
  const runScripts = await openBeforeScripts(page, '/account/settings')
  const mobile = page.getByRole('textbox', { name: 'Mobile' })
  await mobile.fill('nothing')
  await mobile.press('Enter')
  await runScripts()
  await expect(mobile).toHaveValue('nothing')
  await expect(mobile).toHaveAccessibleDescription(/Invalid phone number/)
})

test('a report that is sent before the script has run is checked and kept', async ({ enter }) => {
  const page = await enter('demo', phone)
  const runScripts = await openBeforeScripts(page, '/account/help-centre/report')
  await page.getByRole('main').getByRole('textbox').first().fill('Two boxes were wet')
  await send(page, 'Send report')
  await runScripts()
  await expect(page.getByText('Please choose what went wrong')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Two boxes were wet')
})

test('a search that is sent before the script has run shows its results', async ({ page }) => {
  const runScripts = await openBeforeScripts(page, '/')
  await searchField(page).fill('basmati')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(/\/shop\?q=basmati$/)
  await runScripts()
  await expect(searchField(page)).toHaveValue('basmati')
  await expect(products(page).first()).toContainText(/basmati/i)
})

test('text that the browser fills in without an event is sent', async ({ page }) => {
  await open(page, '/login')
  await page.locator('main input').evaluateAll(
    (fields, texts) => {
      for (const [index, field] of fields.entries()) (field as HTMLInputElement).value = texts[index] ?? ''
    },
    ['demo@provender.example', 'not the password'],
  )
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('incorrect')
})
