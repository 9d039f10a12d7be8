import { expect, test } from 'vitest'
import type { ClientDetails } from '../../kernel/graphql/context.ts'
import { deviceName } from './device-name.ts'

const client: ClientDetails = {
  deviceType: 'WEB',
  deviceId: null,
  deviceModel: 'browser',
  os: 'Windows NT',
  osVersion: '10.0',
  buildId: '220',
  userAgent: '',
}

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-G991B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['curl/8.0', ''],
])('%s is %j', (userAgent, name) => {
  expect(deviceName({ ...client, userAgent })).toBe(name)
})

test('names an installed app by the device that it reports', () => {
  const app: ClientDetails = {
    ...client,
    deviceType: 'ANDROID',
    deviceModel: 'Pixel 9',
    os: 'android',
    osVersion: '16',
  }
  expect(deviceName(app)).toBe('Pixel 9 · Android 16')
  expect(deviceName({ ...app, deviceModel: 'iPhone16,1', os: 'ios', osVersion: '18.5' })).toBe(
    'iPhone16,1 · iOS 18.5',
  )
  expect(deviceName({ ...app, os: 'constructor' })).toBe('Pixel 9 · constructor 16')
})
