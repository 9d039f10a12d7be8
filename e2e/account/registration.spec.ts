import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import type { RunningProvender } from '../harness/start-provender.ts'

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })

const password = 'a password of hers'

const emailsTo = (provender: RunningProvender, email: string): readonly string[] =>
  provender.emails().filter((message) => message.includes(`<${email}>`) || message.includes(`To: ${email}`))

async function logIn(page: Page, email: string, typed: string): Promise<void> {
  await open(page, '/login')
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

function applicationOf(provender: RunningProvender, email: string): string {
  const line = provender
    .staff('applications')
    .split('\n')
    .find((each) => each.includes(email))
  return line?.split(' ')[0] ?? ''
}

async function apply(request: APIRequestContext, email: string): Promise<void> {
  const answer = await request.post('/graphql', {
    headers: { deviceid: 'journeys' },
    data: {
      query: `mutation ($key: Uuid!, $application: ApplicationInput!) {
        register(key: $key, application: $application, proofs: [], captcha: "") }`,
      variables: {
        key: crypto.randomUUID(),
        application: {
          companyName: 'Corner Café',
          companyNumber: '',
          vatNumber: '',
          name: 'Zoë Łuk',
          email,
          telephone: '0113 496 0000',
          address1: '1 High Street',
          address2: '',
          city: 'Leeds',
          postCode: 'LS1 1AA',
          country: '',
          password,
          acceptsTerms: true,
          marketingEmailEnabled: false,
          marketingSmsEnabled: false,
        },
      },
    },
  })
  expect(await answer.json()).toEqual({ data: { register: true } })
}

test('a business applies, waits, is activated and signs in; typed text survives every mistake', async ({
  page,
  provender,
}) => {
  await open(page, '/login')
  await page.getByRole('main').getByRole('link', { name: 'Apply for an account' }).click()
  const apply = page.getByRole('main').getByRole('button', { name: 'Apply for an account' })
  await field(page, 'Postcode').fill('nowhere')
  await apply.click()
  await expect(field(page, 'Company name')).toBeFocused()
  await expect(field(page, 'Company name')).toHaveAccessibleDescription('Please enter company name')
  await expect(field(page, 'Postcode')).toHaveAccessibleDescription('Invalid postcode')
  await expect(field(page, 'Postcode')).toHaveValue('nowhere')
  const terms = page.getByRole('checkbox', { name: /I accept the terms/ })
  await expect(terms).toHaveAccessibleDescription('Please accept the terms and conditions')

  const email = `apply-${Date.now()}@corner.example`
  for (const [name, typed] of [
    ['Company name', 'Corner Café'],
    ['Address', '1 High Street'],
    ['Town or city', 'Leeds'],
    ['Postcode', 'LS1 1AA'],
    ['Name and surname', 'Zoë Łuk'],
    ['Phone number', '0113 496 0000'],
    ['E-mail', email],
    ['Password', password],
  ] as const)
    await field(page, name).fill(typed)
  await terms.check()
  const files = page.getByLabel('Add files')
  const send = (name: string, content: string) =>
    files.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })
  const list = page.getByRole('list', { name: 'Business documents' })
  await send('licence.pdf', '%PDF-1.7\nlicence')
  await expect(list.getByRole('listitem').filter({ hasText: 'licence.pdf' })).toContainText('uploaded')
  await send('page.pdf', '<!doctype html>')
  await expect(list.getByRole('alert')).toContainText("Couldn't upload")
  await apply.click()
  await expect(page).toHaveURL('/register')
  await list.getByRole('button', { name: 'Remove, page.pdf' }).click()
  await apply.click()
  await expect(page).toHaveURL('/register/success')
  await expect(page.getByRole('main')).toContainText('Account Activation Required')

  await logIn(page, email, password)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Account Activation Required')

  const number = applicationOf(provender, email)
  expect(provender.staff('applications', 'show', number)).toMatch(/Document +\S+\.pdf {2}\(licence\.pdf\)/)
  provender.staff('applications', 'activate', number, `C${number}`, '--credit-limit', '500.00')
  await expect.poll(() => emailsTo(provender, email).join('')).toContain('Subject: Your account is activated')
  await logIn(page, email, password)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: `Account C${number}` })).toBeVisible()
})

test('an e-mailed link resets a forgotten password and signs out every device', async ({
  page,
  browser,
  provender,
}) => {
  const email = `forgets-${Date.now()}@corner.example`
  await apply(page.request, email)
  const number = applicationOf(provender, email)
  provender.staff('applications', 'activate', number, `C${number}`)
  await logIn(page, email, password)
  await expect(page).toHaveURL('/')

  const otherDevice = await browser.newContext({ baseURL: provender.address })
  const left = await otherDevice.newPage()
  await logIn(left, email, password)
  await expect(left).toHaveURL('/')
  await open(page, '/account/settings/devices')
  const devices = page.getByRole('list', { name: 'Logged-in devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('This device')
  await devices
    .last()
    .getByRole('button', { name: /^Log out/ })
    .click()
  await expect(devices).toHaveCount(1)

  // Use a new tab, here and below: an open page may navigate to the sign-in page at any moment.
  const other = await otherDevice.newPage()
  await open(other, '/login')
  await other.getByRole('main').getByRole('link', { name: 'Reset your password' }).click()
  const send = other.getByRole('button', { name: 'Send me a link' })
  // The previous page has such a field too.
  await expect(send).toBeVisible()
  await expect(other).toHaveURL('/reset-password')
  await field(other, 'E-mail').fill(email)
  await send.click()
  await expect(other.getByRole('main').getByRole('alert')).toContainText('Check your e-mail')
  const link = () => /\/reset-password\?new=1#[\w-]{43}/.exec(emailsTo(provender, email).join(''))?.[0]
  await expect.poll(link).toBeDefined()
  const requestedUrls: string[] = []
  other.on('request', (request) => requestedUrls.push(request.url()))
  await open(other, link() ?? '')
  await field(other, 'New password').fill('another good one')
  await field(other, 'New password again').fill('another good on')
  const change = other.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect(field(other, 'New password again')).toHaveAccessibleDescription(
    'Sorry, retype password does not match',
  )
  await field(other, 'New password again').fill('another good one')
  await change.click()
  await expect(other).toHaveURL('/reset-password/success')
  expect(requestedUrls.filter((address) => address.includes(link()?.split('#')[1] ?? ''))).toEqual([])

  const tab = await page.context().newPage()
  await open(tab, '/account/settings/devices')
  await expect(tab).toHaveURL('/login?next=%2Faccount%2Fsettings%2Fdevices')
  await open(other, link() ?? '')
  await expect(other.getByRole('main').getByRole('alert')).toContainText('This link is no longer valid')
  await otherDevice.close()
})

test('an owner invites a colleague in the role that was chosen', async ({ enter }) => {
  const page = await enter('rival')
  await open(page, '/account/settings/colleagues')
  const invitations = page.getByRole('region', { name: 'Invitations' }).getByRole('listitem')
  for (const role of ['Owner', 'Buyer']) {
    const email = `${role.toLowerCase()}@colleague.example`
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(invitations.filter({ hasText: email })).toContainText(role)
  }
})
