export type NotificationGroup = 'unread' | 'today' | 'yesterday' | 'earlier'

export interface Groupable {
  /** Unread when the page was opened: read ones stay in their place until it is opened again. */
  readonly isNew: boolean
  /** The local date, `YYYY-MM-DD`. */
  readonly date: string
}

const dayMs = 86_400_000

/** Sorts items, newest first, into groups. Leaves out the empty ones. */
export function groupNotifications<Item extends Groupable>(
  items: readonly Item[],
  today: string,
): readonly (readonly [NotificationGroup, readonly Item[]])[] {
  const yesterday = new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10)
  const groupOf = ({ isNew, date }: Item): NotificationGroup => {
    if (isNew) return 'unread'
    // The clock of the phone may be slow.
    if (date >= today) return 'today'
    return date === yesterday ? 'yesterday' : 'earlier'
  }
  const byGroup = Object.groupBy(items, groupOf)
  return groups.flatMap((group) => {
    const members = byGroup[group]
    return members ? [[group, members] as const] : []
  })
}

const groups = ['unread', 'today', 'yesterday', 'earlier'] as const
