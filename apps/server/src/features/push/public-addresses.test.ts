import { describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { offer } from './app-message.fixture.ts'
import { createBrowser } from './browser.fixture.ts'
import { isPublicAddress, publicAddresses } from './public-addresses.ts'
import { openWebSender, createPublicAgent } from './web-sender.ts'

describe('a host name from a browser', () => {
  test.each([
    ['127.0.0.1', 4],
    ['10.1.2.3', 4],
    ['172.31.255.255', 4],
    ['192.168.1.1', 4],
    ['169.254.169.254', 4],
    ['100.64.0.1', 4],
    ['0.0.0.0', 4],
    ['255.255.255.255', 4],
    ['::1', 6],
    ['::ffff:10.0.0.1', 6],
    ['64:ff9b::a00:1', 6],
    ['2001::a00:1', 6],
    ['2002:a00:1::', 6],
    ['fe80::1', 6],
    ['fd00::1', 6],
  ] as const)('does not lead to %s', (address, family) => {
    expect(isPublicAddress({ address, family })).toBe(false)
  })

  test.each([
    ['142.250.74.106', 4],
    ['172.32.0.1', 4],
    ['2a00:1450:4001:82a::200a', 6],
  ] as const)('leads to %s', (address, family) => {
    expect(isPublicAddress({ address, family })).toBe(true)
  })

  test.each([{}, { all: true }])(
    'that now resolves to this machine is not connected to, looked up with %j',
    async (how) => {
      const refusal = await new Promise((resolve) =>
        publicAddresses('localhost', how, (error) => resolve(error?.message)),
      )
      expect(refusal).toBe('localhost is no address of the internet')
    },
  )

  test('is checked at every send, whatever it resolved to before', async () => {
    const { subscription } = createBrowser('a')
    const agent = createPublicAgent()
    await expect(
      openWebSender(agent)({ ...subscription, endpoint: 'https://localhost/a' }, offer, {
        keys: [webPush.generateVAPIDKeys()],
        subject: 'mailto:orders@shop.example',
      }),
    ).rejects.toThrow('localhost is no address of the internet')
    agent.destroy()
  })
})
