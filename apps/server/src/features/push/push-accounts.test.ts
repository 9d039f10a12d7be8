import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadPushAccounts } from './push-accounts.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'provender-push-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const pem = { type: 'pkcs8', format: 'pem' } as const
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(pem).toString()
const ec = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export(pem).toString()
const write = (text: string): string => {
  const file = join(folder, 'file')
  writeFileSync(file, text)
  return file
}
const serviceAccount = {
  type: 'service_account',
  project_id: 'orders-1',
  private_key_id: 'key-1',
  private_key: rsa,
  client_email: 'sender@orders-1.iam.gserviceaccount.com',
  token_uri: 'https://oauth2.googleapis.com/token',
}
const loadFcm = (text: string, url?: string) =>
  loadPushAccounts({ fcm: { accountFile: write(text), url }, apns: undefined, isTitleOnly: false })
const loadApns = (text: string) =>
  loadPushAccounts({
    fcm: undefined,
    apns: {
      keyFile: write(text),
      keyId: 'ABC123DEFG',
      teamId: 'A1B2C3D4E5',
      topic: 'com.example.orders',
      url: undefined,
    },
    isTitleOnly: false,
  })
const errorOf = async (loading: Promise<unknown>): Promise<string> =>
  await loading.then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  )

test('the accounts are read from the files, with the addresses of the services', async () => {
  const { fcm } = await loadFcm(JSON.stringify(serviceAccount))
  expect(fcm).toMatchObject({
    projectId: 'orders-1',
    email: serviceAccount.client_email,
    keyId: 'key-1',
    tokenUrl: serviceAccount.token_uri,
    url: 'https://fcm.googleapis.com',
  })
  expect((await loadFcm(JSON.stringify(serviceAccount), 'http://localhost:1')).fcm?.url).toBe(
    'http://localhost:1',
  )
  const { apns } = await loadApns(ec)
  expect(apns?.urls).toEqual({
    PRODUCTION: 'https://api.push.apple.com',
    SANDBOX: 'https://api.sandbox.push.apple.com',
  })
})

describe('a wrong file is one line that names the setting and the file, without its content:', () => {
  const secret = rsa.split('\n')[1] ?? ''

  test.each([
    ['text', `private: ${secret}`],
    ['JSON of something else', JSON.stringify({ secret })],
    ['an unusable key', JSON.stringify({ ...serviceAccount, private_key: rsa.slice(0, 200) })],
    ['a key of another kind', JSON.stringify({ ...serviceAccount, private_key: ec })],
  ])('FCM_SERVICE_ACCOUNT with %s', async (_what, text) => {
    expect(await errorOf(loadFcm(text))).toBe(
      `FCM_SERVICE_ACCOUNT: ${join(folder, 'file')} is not the JSON file of a Firebase service account with its private key`,
    )
  })

  test.each([
    ['text', secret],
    ['a key of another kind', rsa],
  ])('APNS_KEY with %s', async (_what, text) => {
    expect(await errorOf(loadApns(text))).toBe(
      `APNS_KEY: ${join(folder, 'file')} is not a .p8 key file from Apple`,
    )
  })

  test('a file that is not there', async () => {
    const accountFile = join(folder, 'missing')
    expect(
      await errorOf(
        loadPushAccounts({ fcm: { accountFile, url: undefined }, apns: undefined, isTitleOnly: false }),
      ),
    ).toBe(`FCM_SERVICE_ACCOUNT: ${accountFile} cannot be read (ENOENT)`)
  })
})
