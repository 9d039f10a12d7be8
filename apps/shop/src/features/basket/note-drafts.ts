import { createTabValue } from '@provender/web/storage/tab-value'

/** The note that is being typed for a line, by basket and line. Undefined for a line whose note is saved or was not begun. */
export const noteDrafts = createTabValue<string | undefined>('line-note', {
  initial: undefined,
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
})
