import { requestHeaders } from '@provender/client/api/server-access'
import { afterEach, expect, test, vi } from 'vitest'
import { currentServer } from './server.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser describes itself by its cookie and its user agent, and sends no token', () => {
  vi.stubGlobal('document', { cookie: 'lang=en; device-id=till-7' })
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130' })
  expect(requestHeaders(currentServer())).toEqual({
    DeviceType: 'WEB',
    BuildID: '220',
    DeviceId: 'till-7',
    DeviceModel: 'browser',
    Os: 'Android',
    OsVersion: '14',
  })
})
