import { expect, test } from 'vitest'
import { isPhoneNumber } from './phone-number.ts'

test.each([
  '0113 496 0001',
  '+44 (0)113 496 0000',
  '(+44) 113 496 0000',
  '0113.496.0001',
  '0113/4960001-12',
  '0113–496–0001',
  '0113\u00A0496\u00A00001',
  '00 48 22 123 45 67',
  '0113 496 0001 ext. 12',
  '0113 496 0001 ext.12',
  '0113 496 0001 Extension 12',
  '0113 496 0001, ext: 12',
  '0113 496 0001 (ext 12)',
  '0113 496 0001 x12',
  '0113 496 0001x12',
  '0113 496 0001 #12',
  '22 123 45 67 wew. 12',
  '22 123 45 67 wewn. 12',
  '0212 123 45 67 dahili 12',
  '0212 123 45 67 dâhilî: 12',
  '+7 495 123-45-67 доб. 12',
])('accepts the telephone number %s', (text) => {
  expect(isPhoneNumber(text)).toBe(true)
})

test.each([
  '',
  '12345',
  'call me',
  '12345678901234567',
  '+44+1134960001',
  'ext. 12',
  '0113 496 0001 ext.',
  '0113 496 0001 ext. 123456789',
  '0113 496 0001 or 0113 496 0002',
  '=0113 496 0001',
  '0113 496 0001\n0113 496 0002',
  `0113 496 0001${' '.repeat(40)}x1`,
])('refuses the telephone number %j', (text) => {
  expect(isPhoneNumber(text)).toBe(false)
})
