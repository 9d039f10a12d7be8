import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { expectListeners } from '../harness/live-channel.ts'
import { open } from '../harness/open.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { addFromItsPage, basketLines, deleteBaskets } from '../screens/basket-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'

test('three tabs of a browser share one connection, even after its owner is closed', async ({
  enter,
  provender,
}) => {
  const [first, till] = [await enter('demo'), await enter('till')]
  await deleteBaskets(first)
  await open(first, '/baskets/detail')
  await expectListeners(provender.address, 1)
  const others = [await first.context().newPage(), await first.context().newPage()]
  for (const other of others) await open(other, '/baskets/detail')
  await addFromItsPage(till, butter)
  for (const page of [first, ...others]) await expect(basketLines(page, butter.name)).toHaveCount(1)
  await expectListeners(provender.address, 2)

  await first.close()
  await addFromItsPage(till, mopHead)
  for (const page of others) await expect(basketLines(page, mopHead.name)).toHaveCount(1)
  await expectListeners(provender.address, 2)
})

test('without the Web Locks API, as over plain HTTP, each tab has its own connection', async ({
  enter,
  provender,
}) => {
  const [first, till] = [await enter('demo'), await enter('till')]
  await first.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  await deleteBaskets(first)
  const second = await first.context().newPage()
  for (const page of [first, second]) await open(page, '/baskets/detail')
  await expectListeners(provender.address, 2)
  await addFromItsPage(till, butter)
  for (const page of [first, second]) await expect(basketLines(page, butter.name)).toHaveCount(1)
})

test('a tab without live updates polls within half a minute', async ({ enter, provender }) => {
  const [demo, till] = [await enter('demo'), await enter('till')]
  await deleteBaskets(demo)
  // Block everything that would notify the tab.
  await demo.route('**/graphql', (route) =>
    route.request().headers()['accept'] === 'text/event-stream' ? undefined : route.fallback(),
  )
  await demo.clock.install()
  await open(demo, '/baskets/detail')
  await waitUntilIdle(demo)
  // An installed clock keeps running. Pause it, so that the duration of the rest does not matter.
  await demo.clock.pauseAt(Date.now() + 60_000)
  await waitUntilIdle(demo)
  await expectListeners(provender.address, 0)
  await addFromItsPage(till, butter)
  await expect(basketLines(demo, butter.name)).toHaveCount(0)
  await demo.clock.runFor(30_000)
  await expect(basketLines(demo, butter.name)).toHaveCount(1)
})
