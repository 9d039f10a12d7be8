import { readFile } from 'node:fs/promises'
import type { AppOptions } from './app.ts'

const folder = new URL('../../../../office/dist/client/', import.meta.url)
const address = '/office/'

export async function openBuiltOffice(): Promise<Required<Pick<AppOptions, 'office' | 'files'>>> {
  const page = await readFile(new URL('index.html', folder), 'utf8')
  return {
    office: () => Promise.resolve(page),
    files: [{ folders: [new URL('assets/', folder).pathname], prefix: `${address}assets/`, immutable: true }],
  }
}
