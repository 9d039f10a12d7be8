import { expect, test } from 'vitest'
import { hostOf, networkOf } from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0', '2001:db8:0:0'],
  ['2001:db8:0:0::1', '2001:db8:0', '2001:db8:0:0'],
  ['2001:0DB8:0000:0007:1:2:3:4', '2001:db8:0', '2001:db8:0:7'],
  ['fe80::1%eth0', 'fe80:0:0', 'fe80:0:0:0'],
  ['::1', '0:0:0', '0:0:0:0'],
  [undefined, 'gone', 'gone'],
])('the network and the host of %s', (ip, network, host) => {
  expect(networkOf(ip)).toBe(network)
  expect(hostOf(ip)).toBe(host)
})
