import { resolve } from 'node:path'

export interface AppPushSettings {
  readonly fcm:
    | {
        /** The JSON file of a Firebase service account. Absolute. */
        readonly accountFile: string
        /** An address other than Google's own, for tests. */
        readonly url: string | undefined
      }
    | undefined
  readonly apns:
    | {
        /** The `.p8` file of a key at Apple. Absolute. */
        readonly keyFile: string
        readonly keyId: string
        readonly teamId: string
        /** The bundle id of the app. */
        readonly topic: string
        /** An address other than Apple's own, for tests. */
        readonly url: string | undefined
      }
    | undefined
  /** Leaves the text out, because both services can read it. */
  readonly isTitleOnly: boolean
}

interface AppPushVariables {
  readonly FCM_SERVICE_ACCOUNT?: string | undefined
  readonly APNS_KEY?: string | undefined
  readonly APNS_KEY_ID?: string | undefined
  readonly APNS_TEAM_ID?: string | undefined
  readonly APNS_TOPIC?: string | undefined
  readonly APP_PUSH_TITLE_ONLY: boolean
  readonly FCM_URL?: string | undefined
  readonly APNS_URL?: string | undefined
}

export function parseAppPushSettings(
  variables: AppPushVariables,
  folder: string,
): AppPushSettings | 'INCOMPLETE' {
  const { FCM_SERVICE_ACCOUNT: accountFile, APP_PUSH_TITLE_ONLY: isTitleOnly } = variables
  const apns = parseApnsSettings(variables, folder)
  if (apns === 'INCOMPLETE') return apns
  const fcm =
    accountFile === undefined
      ? undefined
      : { accountFile: resolve(folder, accountFile), url: variables.FCM_URL }
  return { fcm, apns, isTitleOnly }
}

function parseApnsSettings(
  variables: AppPushVariables,
  folder: string,
): AppPushSettings['apns'] | 'INCOMPLETE' {
  const {
    APNS_KEY: keyFile,
    APNS_KEY_ID: keyId,
    APNS_TEAM_ID: teamId,
    APNS_TOPIC: topic,
    APNS_URL: url,
  } = variables
  if (!keyFile && !keyId && !teamId && !topic) return undefined
  if (!keyFile || !keyId || !teamId || !topic) return 'INCOMPLETE'
  return { keyFile: resolve(folder, keyFile), keyId, teamId, topic, url }
}
