import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { type Target, atMost, type Figure } from '../measurement.ts'
import { browseEntries, listPageEntries, searchEntries } from '../reads/distinct-entries.ts'
import { openShop, type Shop, type ShopOptions } from '../shop/open-shop.ts'

const limit: Figure = { value: 250, unit: 'MB' }
/** The allowed growth after the same load again: memory must not grow with the number of requests. */
const flat = 1.1

interface Line {
  readonly name: string
  readonly figure: Figure
  readonly aim: Target | null
}

export async function measureMemory(bench: Bench, options: ShopOptions): Promise<readonly Line[]> {
  const shop = await openShop(options, bench.until)
  const count = `${options.products.toLocaleString('en-GB')} products`
  const megabytes = async (): Promise<Figure> => {
    await settled()
    return { value: await shop.provender.residentMegabytes(), unit: 'MB' }
  }
  const idle = await megabytes()
  bench.print('memory under load')
  await loadAll(bench, shop)
  const loaded = await megabytes()
  await loadAll(bench, shop)
  const again = await megabytes()
  await bench.closeShop()
  return [
    { name: `memory with ${count}, idle`, figure: idle, aim: atMost(limit, idle) },
    { name: '… after load', figure: loaded, aim: atMost(limit, loaded) },
    {
      name: '… after as much load again',
      figure: again,
      aim: {
        text: '≤ 250 MB, flat',
        isMet: again.value <= limit.value && again.value <= loaded.value * flat,
      },
    },
  ]
}

/** Uncached lists, searches and pages, for six companies, from 64 connections. */
async function loadAll(
  bench: Bench,
  { database, provender, load, shoppers, renewCatalogue }: Shop,
): Promise<void> {
  await renewCatalogue()
  const pages = await listPageEntries(database)
  for (const entries of [await browseEntries(database), await searchEntries(database), pages])
    await load.run({
      shape: 'once',
      url: provender.url,
      connections: 64,
      seconds: bench.plan.seconds * 4,
      entries,
      senders: shoppers,
      headers: { 'accept-encoding': 'br' },
    })
}

/** Long enough for garbage of a load to be collected. */
function settled(): Promise<void> {
  return delay(3000)
}
