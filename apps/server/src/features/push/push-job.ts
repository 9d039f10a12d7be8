import type { PushRegistrationId } from '@provender/domain/ids'
import { isMarketing } from '@provender/domain/notification/notification'
import * as v from 'valibot'
import type { Deps } from '../../kernel/deps.ts'
import type { JobHandler } from '../../kernel/jobs/run-jobs.ts'
import { shopSender } from '../wholesaler/email-sender.ts'
import { pushPayload, urgencyOf } from './push-message.ts'
import type { SendPush } from './push-sender.ts'
import { endExpiredRegistration, findTargetDevice } from './store.ts'

/** A notification that was not delivered within a day is out of date; it stays in the list of notifications. */
const newsSeconds = 86_400

const payloadSchema = v.object({ notificationId: v.number(), registrationId: v.string() })

type PushDeps = Pick<Deps, 'db' | 'secrets' | 'wholesaler' | 'settings'>

/** Pushes a notification to a device, unless it is read, too old or no longer wanted. */
export function pushJob(deps: PushDeps, post: SendPush): JobHandler {
  const { db, secrets, settings } = deps
  return async ({ payload }) => {
    // Push is disabled: messages are dropped, not delayed.
    if (!settings.push) return
    const { notificationId, registrationId } = v.parse(payloadSchema, payload)
    const id = registrationId as PushRegistrationId
    const target = await findTargetDevice(db, { notificationId, id })
    if (!target || target.read_at !== null) return
    if (isMarketing(target.kind) && !target.allows_marketing) return
    const ttlSeconds = newsSeconds - target.age_seconds
    if (ttlSeconds <= 0) return
    const { name, from } = shopSender(deps)
    const tag = `notification-${notificationId}`
    const outcome = await post(
      target,
      {
        payload: pushPayload(target, { tag, shop: name }),
        ttlSeconds,
        topic: tag,
        urgency: urgencyOf(target),
      },
      { keys: secrets.pushKeys, subject: `mailto:${from.address}` },
    )
    if (outcome === 'gone') await endExpiredRegistration(db, { id, endpoint: target.endpoint })
  }
}
