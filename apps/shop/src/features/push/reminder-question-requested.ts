import { createPageEvent } from '../../kernel/page/page-event.ts'

/** The user wants a stock reminder, and this browser never asked for notifications. The shell asks, then continues with any answer. */
export const reminderQuestionRequested = createPageEvent<{ readonly onContinue: () => void }>()
