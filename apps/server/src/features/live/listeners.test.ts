import type { CompanyId, StaffId, UserId } from '@provender/domain/ids'
import { expect, test } from 'vitest'
import { createListenerCounts, type ListenerCounts, type LiveListener } from './listeners.ts'

const visitor = (ip: string): LiveListener => ({ kind: 'visitor', ip })

const customer: LiveListener = {
  kind: 'customer',
  user: { sessionId: 's', userId: 1 as UserId, companyId: 1 as CompanyId, untilMs: Infinity },
  own: { baskets: 0, orders: 0, unreadNotifications: 0 },
}

const staff: LiveListener = {
  kind: 'staff',
  staff: { session: { hash: 'h' } as never, staffId: 1 as StaffId },
  office: { orders: 0, claims: 0, applications: 0, imports: 0 },
}

const addMany = (counts: ListenerCounts, length: number, ipOf: (n: number) => string): number =>
  Array.from({ length }, (_, n) => counts.add(visitor(ipOf(n)))).filter(Boolean).length

test('all addresses of a host together have as many visitors as one address', () => {
  const counts = createListenerCounts()
  expect(addMany(counts, 300, (n) => `2001:db8:1:2::${n.toString(16)}`)).toBe(100)
  expect(addMany(counts, 300, () => '192.0.2.7')).toBe(100)
})

test('all hosts of a network together have a limit, too', () => {
  const counts = createListenerCounts()
  expect(addMany(counts, 2000, (n) => `2001:db8:1:${n.toString(16)}::1`)).toBe(500)
  expect(addMany(counts, 2000, (n) => `192.0.2.${n % 256}`)).toBe(500)
})

test('visitors keep no customer and no staff member out, however many there are', () => {
  const counts = createListenerCounts()
  expect(addMany(counts, 12_000, (n) => `2001:db8:${n.toString(16)}::1`)).toBe(8000)
  expect(counts.add(customer)).toBe(true)
  expect(counts.add(staff)).toBe(true)
})

test('who leaves makes room for another', () => {
  const counts = createListenerCounts()
  addMany(counts, 100, () => '192.0.2.7')
  counts.remove(visitor('::ffff:192.0.2.7'))
  expect(addMany(counts, 2, () => '192.0.2.7')).toBe(1)
})
