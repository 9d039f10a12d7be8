import { expect, test } from 'vitest'
import { type InstallDevice, installMethod } from './install-method.ts'

const desktop: InstallDevice = {
  isStandalone: false,
  isOffered: false,
  isSecure: true,
  userAgent: 'Firefox/140.0',
}
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'

test.each([
  ['on a desktop whose browser installs nothing', desktop, 'none'],
  ['where the browser offers it', { ...desktop, isOffered: true }, 'offered'],
  ['on an iPhone', { ...desktop, userAgent: iphone }, 'apple'],
  [
    'on Android, where the browser has not offered it',
    { ...desktop, userAgent: 'Android 15; Firefox' },
    'menu',
  ],
  ['over plain HTTP', { ...desktop, isSecure: false, userAgent: iphone }, 'none'],
  ['in the installed app', { ...desktop, isStandalone: true, userAgent: iphone }, 'installed'],
] as const)('%s, the way to install is %s', (_, facts, method) => {
  expect(installMethod(facts)).toBe(method)
})
