import { expect, test } from 'vitest'
import { clientOf } from './request-context.ts'

test('a cookie with NUL names no device, because the database does not store it', () => {
  const facts = { headers: {}, isFromApp: false, ip: '192.0.2.1', requestId: '1', cookieRefusal: null }
  expect(clientOf({ ...facts, cookies: { 'device-id': 'till 4' } }).deviceId).toBe('till 4')
  for (const id of ['\0', 'till\0 4'])
    expect(clientOf({ ...facts, cookies: { 'device-id': id } }).deviceId).toBeNull()
})
