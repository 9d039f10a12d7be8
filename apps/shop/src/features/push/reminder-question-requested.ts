import { createPageEvent } from '../../kernel/page/page-event.ts'

/** A stock reminder is to be set, and this browser never asked for notifications: the shell asks, then continues with any answer. */
export const reminderQuestionRequested = createPageEvent<{ readonly onContinue: () => void }>()
