import type { PushSubscription } from './subscription.ts'

/** The services that take messages for installed apps: Firebase Cloud Messaging and Apple's. */
export const appPushChannels = ['FCM', 'APNS'] as const
export type AppPushChannel = (typeof appPushChannels)[number]

/** Apple has a service of its own for builds of developers. */
export const pushEnvironments = ['PRODUCTION', 'SANDBOX'] as const
type PushEnvironment = (typeof pushEnvironments)[number]

export interface FcmAddress {
  readonly channel: 'FCM'
  readonly token: string
  /** The project of Firebase that the token belongs to. */
  readonly appId: string
}

export interface ApnsAddress {
  readonly channel: 'APNS'
  readonly token: string
  /** The topic: the bundle id of the app. */
  readonly appId: string
  readonly environment: PushEnvironment
}

export type AppPushAddress = FcmAddress | ApnsAddress

export type PushAddress = ({ readonly channel: 'WEB' } & PushSubscription) | AppPushAddress

/** `expired`: the device no longer exists. `unreachable`: this server cannot send to its app. */
export type PushOutcome = 'accepted' | 'expired' | 'unreachable' | ExpiredSince

/** The service has not known the device since this time. It may have registered again later. */
export interface ExpiredSince {
  readonly expiredSince: Date
}
