import { expect, test } from 'vitest'
import { groupNotifications } from './group-notifications.ts'

test('unread notifications come first, then those of today, yesterday and before', () => {
  const items = [
    { id: 1, isNew: false, date: '2026-03-02' },
    { id: 2, isNew: true, date: '2026-03-01' },
    { id: 3, isNew: false, date: '2026-03-01' },
    { id: 4, isNew: false, date: '2026-03-01' },
    { id: 5, isNew: true, date: '2026-02-27' },
    { id: 6, isNew: false, date: '2026-02-28' },
    { id: 7, isNew: false, date: '2025-12-24' },
  ]
  expect(
    groupNotifications(items, '2026-03-01').map(([group, members]) => [group, members.map(({ id }) => id)]),
  ).toEqual([
    ['unread', [2, 5]],
    ['today', [1, 3, 4]],
    ['yesterday', [6]],
    ['earlier', [7]],
  ])
  expect(groupNotifications(items.slice(6), '2026-03-01').map(([group]) => group)).toEqual(['earlier'])
  expect(groupNotifications([], '2026-03-01')).toEqual([])
})
