import { readdir, readFile } from 'node:fs/promises'
import type { BuildManifest, ClientBuild, ShopModule } from '@provender/schema/shop-renderer'
import type { AppOptions } from './app.ts'

const shopFolder = new URL('../../../../shop/dist/', import.meta.url)

export async function openBuiltShop(): Promise<
  Pick<AppOptions, 'shop' | 'files'> & { readonly serviceWorker: string }
> {
  const manifest = JSON.parse(
    await readFile(new URL('client/.vite/manifest.json', shopFolder), 'utf8'),
  ) as BuildManifest
  const { createShop } = (await import(new URL('server/entry-server.js', shopFolder).href)) as ShopModule
  const shop = createShop({ manifest, styles: await readStyles() })
  return {
    shop: () => Promise.resolve(shop),
    serviceWorker: await readFile(new URL('client/service-worker.js', shopFolder), 'utf8'),
    files: [
      { folders: [new URL('client/assets/', shopFolder).pathname], prefix: '/assets/', immutable: true },
      { folders: [new URL('client/icons/', shopFolder).pathname], prefix: '/icons/', immutable: false },
    ],
  }
}

async function readStyles(): Promise<ClientBuild['styles']> {
  const folder = new URL('client/assets/', shopFolder)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'))
  const styles = files.map(
    async (file) => [`/assets/${file}`, await readFile(new URL(file, folder), 'utf8')] as const,
  )
  return Object.fromEntries(await Promise.all(styles))
}
