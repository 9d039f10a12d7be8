import type { Deps } from '../../kernel/deps.ts'
import { openApnsSender, type SendApns } from './apns-sender.ts'
import { openFcmSender, type SendFcm } from './fcm-sender.ts'
import { createPublicAgent, openWebSender, type SendWebPush } from './web-sender.ts'

/** A sender for each channel; undefined for a service that this server has no account with. */
export interface PushSenders {
  readonly web: SendWebPush
  readonly fcm: SendFcm | undefined
  readonly apns: SendApns | undefined
}

export function openPushSenders(deps: Pick<Deps, 'pushAccounts' | 'clock' | 'log'>): PushSenders {
  const { fcm, apns } = deps.pushAccounts
  return {
    web: openWebSender(createPublicAgent()),
    fcm: fcm && openFcmSender(fcm, deps),
    apns: apns && openApnsSender(apns, deps),
  }
}
