import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { AppPushSettings } from '../../kernel/app-push-settings.ts'
import type { AppPushChannel } from './push-address.ts'

export interface FcmAccount {
  readonly projectId: string
  readonly email: string
  readonly keyId: string
  readonly key: KeyObject
  /** The address that issues access tokens. */
  readonly tokenUrl: string
  readonly url: string
}

/** A key at Apple, which may send to the app with the topic. */
export interface ApnsAccount {
  readonly topic: string
  readonly teamId: string
  readonly keyId: string
  readonly key: KeyObject
  readonly urls: Readonly<Record<'PRODUCTION' | 'SANDBOX', string>>
}

/** The wholesaler's accounts at the services for apps; undefined for a service that is not used. */
export interface PushAccounts {
  readonly fcm: FcmAccount | undefined
  readonly apns: ApnsAccount | undefined
}

declare module '../../kernel/deps.ts' {
  interface Deps {
    readonly pushAccounts: PushAccounts
  }
}

/** The app that a service sends to, as the service calls it; undefined if the service is not used. */
export function appIdOf({ fcm, apns }: PushAccounts, channel: AppPushChannel): string | undefined {
  return channel === 'FCM' ? fcm?.projectId : apns?.topic
}

/** Reads the files of the settings. An error names the variable and the file, never the content. */
export async function loadPushAccounts({ fcm, apns }: AppPushSettings): Promise<PushAccounts> {
  return {
    fcm: fcm && (await loadFcmAccount(fcm)),
    apns: apns && (await loadApnsAccount(apns)),
  }
}

const serviceAccountSchema = v.object({
  project_id: v.pipe(v.string(), v.regex(/^[\w:.-]+$/)),
  client_email: v.pipe(v.string(), v.nonEmpty()),
  private_key_id: v.pipe(v.string(), v.nonEmpty()),
  private_key: v.string(),
  token_uri: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)),
})

async function loadFcmAccount({
  accountFile,
  url,
}: NonNullable<AppPushSettings['fcm']>): Promise<FcmAccount> {
  const text = await readSecretFile('FCM_SERVICE_ACCOUNT', accountFile)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), serviceAccountSchema), text)
  const key = parsed.success ? privateKeyIn(parsed.output.private_key) : undefined
  if (!parsed.success || key?.asymmetricKeyType !== 'rsa')
    throw new Error(
      `FCM_SERVICE_ACCOUNT: ${accountFile} is not the JSON file of a Firebase service account with its private key`,
    )
  const { output } = parsed
  return {
    projectId: output.project_id,
    email: output.client_email,
    keyId: output.private_key_id,
    key,
    tokenUrl: output.token_uri,
    url: url ?? 'https://fcm.googleapis.com',
  }
}

async function loadApnsAccount(settings: NonNullable<AppPushSettings['apns']>): Promise<ApnsAccount> {
  const { keyFile, keyId, teamId, topic, url } = settings
  const key = privateKeyIn(await readSecretFile('APNS_KEY', keyFile))
  if (key?.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Error(`APNS_KEY: ${keyFile} is not a .p8 key file from Apple`)
  return {
    topic,
    teamId,
    keyId,
    key,
    urls: {
      PRODUCTION: url ?? 'https://api.push.apple.com',
      SANDBOX: url ?? 'https://api.sandbox.push.apple.com',
    },
  }
}

async function readSecretFile(variable: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    throw new Error(`${variable}: ${file} cannot be read (${reason})`, { cause: error })
  }
}

/** Undefined if the text is no private key. The error is dropped, because it may quote the text. */
function privateKeyIn(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}
