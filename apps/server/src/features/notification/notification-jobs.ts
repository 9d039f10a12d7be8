import { todayIn } from '@provender/domain/slots/today'
import type { Deps } from '../../kernel/deps.ts'
import { repeatJob } from '../../kernel/jobs/repeat-job.ts'
import { notifyPriceDrops } from './price-drop.ts'
import { notifyStatements } from './statement-ready.ts'

const pollIntervalMs = 5_000

/**
 * Sends notifications that depend on time: lower prices and finished months. Every server checks once for
 * each catalogue and day it sees; concurrent checks notify once.
 */
export function startNotificationJobs(
  deps: Pick<Deps, 'db' | 'runLong' | 'catalogue' | 'wholesaler' | 'clock' | 'log' | 'writeGate'>,
): { readonly stop: () => Promise<void> } {
  let lastNotifiedDay = ''
  return repeatJob(deps, {
    everyMs: pollIntervalMs,
    failure: 'could not notify users of price drops and statements, will retry',
    work: async () => {
      const { day } = todayIn(deps.clock.nowMs(), deps.wholesaler.current().config.warehouseTimezone)
      const now = `${deps.catalogue.current().version} ${day}`
      if (now === lastNotifiedDay) return
      await notifyPriceDrops(deps)
      await notifyStatements(deps)
      lastNotifiedDay = now
    },
  })
}
