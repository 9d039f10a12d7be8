import type { Deps } from '../../kernel/deps.ts'
import { repeatJob } from '../../kernel/jobs/repeat-job.ts'
import { answerAllReminders } from './answer-reminders.ts'

const pollIntervalMs = 60_000

/** Every server checks all reminders every minute. Concurrent answers notify once. */
export function startReminderJob(
  deps: Pick<Deps, 'db' | 'catalogue' | 'wholesaler' | 'clock' | 'log' | 'writeGate'>,
): { readonly stop: () => Promise<void> } {
  return repeatJob(deps, {
    everyMs: pollIntervalMs,
    failure: 'could not answer reminders, will retry',
    work: () => answerAllReminders({ ...deps, catalogue: deps.catalogue.current() }),
  })
}
