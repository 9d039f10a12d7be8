import type { PushRegistrationId } from '@provender/domain/ids'
import * as v from 'valibot'
import type { Deps } from '../../kernel/deps.ts'
import type { JobHandler } from '../../kernel/jobs/run-jobs.ts'
import { shopSender } from '../wholesaler/email-sender.ts'
import type { PushAddress, PushOutcome } from './push-address.ts'
import { type PushMessage, pushMessage } from './push-message.ts'
import type { PushSenders } from './push-senders.ts'
import { endExpiredRegistration } from './store.ts'
import { findTargetDevice, isOffer } from './target-device.ts'

/** A notification that was not delivered within a day is out of date; it stays in the list of notifications. */
const newsSeconds = 86_400

const payloadSchema = v.object({ notificationId: v.number(), registrationId: v.string() })

type PushDeps = Pick<Deps, 'db' | 'secrets' | 'wholesaler' | 'settings'>

export function pushJob(deps: PushDeps, senders: PushSenders): JobHandler {
  const { db, secrets, settings, wholesaler } = deps
  return async ({ payload }) => {
    // Push is disabled: messages are dropped, not delayed.
    if (!settings.push) return
    const { notificationId, registrationId } = v.parse(payloadSchema, payload)
    const id = registrationId as PushRegistrationId
    const target = await findTargetDevice(db, { notificationId, id })
    if (!target || target.read_at !== null) return
    if (isOffer(target) && !target.allows_marketing) return
    const ttlSeconds = newsSeconds - target.age_seconds
    if (ttlSeconds <= 0) return
    const { name, from } = shopSender(deps)
    const { warehouseTimezone: timeZone } = wholesaler.current().config
    const message = pushMessage(target, {
      tag: `notification-${notificationId}`,
      shop: name,
      timeZone,
      ttlSeconds,
    })
    const identity = {
      keys: [secrets.pushKeys, ...(secrets.previousPushKeys ? [secrets.previousPushKeys] : [])],
      subject: `mailto:${from.address}`,
    }
    const { address } = target
    const outcome =
      address.channel === 'WEB'
        ? await senders.web(address, message, identity)
        : await sendToApp(senders, address, settings.appPush.isTitleOnly ? titleOnly(message) : message)
    if (outcome === 'expired') await endExpiredRegistration(db, { id, address })
    else if (typeof outcome === 'object') await endExpiredRegistration(db, { id, address, ...outcome })
  }
}

async function sendToApp(
  senders: PushSenders,
  address: Exclude<PushAddress, { readonly channel: 'WEB' }>,
  message: PushMessage,
): Promise<PushOutcome> {
  const outcome =
    address.channel === 'FCM' ? senders.fcm?.(address, message) : senders.apns?.(address, message)
  return (await outcome) ?? 'unreachable'
}

function titleOnly(message: PushMessage): PushMessage {
  return { ...message, data: { ...message.data, body: '' } }
}
