import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AppOptions } from './app.ts'

const folder = fileURLToPath(new URL('../../../../', import.meta.url))

/** All built apps beside the shop. Each has the name of its folder as the prefix of its addresses. */
export async function openBuiltApps(): Promise<Required<Pick<AppOptions, 'apps' | 'files'>>> {
  const built = globSync('*/dist/client/index.html', { cwd: folder }).map(async (path) => {
    const prefix = `/${path.split(/[/\\]/, 1).join()}` as const
    const page = await readFile(join(folder, path), 'utf8')
    const assets = join(folder, dirname(path), 'assets/')
    return {
      app: { prefix, page: () => Promise.resolve(page) },
      files: { folders: [assets], prefix: `${prefix}/assets/`, immutable: true },
    }
  })
  const apps = await Promise.all(built)
  if (apps.length === 0) throw new Error('No app beside the shop is built')
  return { apps: apps.map(({ app }) => app), files: apps.map(({ files }) => files) }
}
