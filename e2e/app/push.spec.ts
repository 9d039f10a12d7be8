import { writeFileSync } from 'node:fs'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { openFcmService, type TestFcmService } from '@provender/server/testing/fcm-service'
import { open } from '../harness/open.ts'
import { orderBoxes } from '../screens/order-boxes.ts'
import type { FakePhone } from './fake-phone.ts'
import { test } from './own-server.ts'

async function allowNotifications(page: Page, phone: FakePhone): Promise<void> {
  phone.permission = 'granted'
  const question = page.getByRole('region', { name: 'Notifications' })
  // The question closes before the device is registered, and another page would end the request.
  const registration = page.waitForResponse(
    (response) => response.request().postData()?.includes('registerAppPush') === true,
  )
  await question.getByRole('button', { name: 'Yes, notify me' }).click()
  await registration
  await expect(question).toHaveCount(0)
}

function settingsFor({ account }: TestFcmService, info: TestInfo): Readonly<Record<string, string>> {
  const file = info.outputPath('firebase.json')
  const content = {
    project_id: account.projectId,
    client_email: account.email,
    private_key_id: account.keyId,
    private_key: account.key.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: account.tokenUrl,
  }
  writeFileSync(file, JSON.stringify(content), { mode: 0o600 })
  return { FCM_SERVICE_ACCOUNT: file, FCM_URL: account.url }
}

test('a user allows notifications, and the message about an order opens it', async ({
  startOwnApp,
}, info) => {
  const service = await openFcmService()
  const { page, phone, staff } = await startOwnApp('demo', { environment: settingsFor(service, info) })
  const number = await orderBoxes(page)
  await allowNotifications(page, phone)
  staff('orders', 'confirm', number)
  await expect.poll(() => service.received.length, { timeout: 30_000 }).toBe(1)
  const { token, notification, data } = service.received[0]!.body.message
  expect(token).toBe('fcm-token-of-this-phone')
  expect(JSON.stringify(notification)).toContain(number)
  await open(page, '/shop')
  await phone.emit(page, {
    plugin: 'PushNotifications',
    event: 'pushNotificationActionPerformed',
    data: { actionId: 'tap', notification: { id: '1', data } },
  })
  await expect(page).toHaveURL(`/account/orders/${number}`)
  await expect(page.getByRole('button', { name: `More about order ${number}` })).toBeVisible()
  service.close()
})

test('a server without an account at the push service says that it cannot send', async ({ startOwnApp }) => {
  const { page, phone } = await startOwnApp('demo')
  await orderBoxes(page)
  await allowNotifications(page, phone)
  await expect(page.getByText('This shop cannot send notifications to this device')).toBeVisible()
  await open(page, '/account/settings/preferences')
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
})
