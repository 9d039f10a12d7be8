import { readFile } from 'node:fs/promises'
import type { AppParts } from './app.ts'
import type { ShopRenderer } from './shop-renderer.ts'

const shopFolder = new URL('../../../shop/dist/', import.meta.url)

interface ShopModule {
  readonly makeShop: (build: unknown) => ShopRenderer
}

/** The shop as `npm start` built it: its pages, and the files that browsers load. */
export async function openBuiltShop(): Promise<
  Pick<AppParts, 'shop' | 'files'> & { readonly serviceWorker: string }
> {
  const build: unknown = JSON.parse(await readFile(new URL('client/.vite/manifest.json', shopFolder), 'utf8'))
  // The build of this very repository: its shape is checked where it is written, by the types of the shop.
  const { makeShop } = (await import(new URL('server/entry-server.js', shopFolder).href)) as ShopModule
  const shop = makeShop(build)
  return {
    shop: () => Promise.resolve(shop),
    serviceWorker: await readFile(new URL('client/service-worker.js', shopFolder), 'utf8'),
    files: [
      { folders: [new URL('client/assets/', shopFolder).pathname], prefix: '/assets/', immutable: true },
      { folders: [new URL('client/icons/', shopFolder).pathname], prefix: '/icons/', immutable: false },
    ],
  }
}
