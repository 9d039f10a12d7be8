import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const apps = join(import.meta.dirname, '../../apps')

/** The routes of an app, as its router lists them: `/orders/$number`. */
export function routesOf(app: 'shop' | 'office'): readonly string[] {
  const tree = readFileSync(join(apps, app, 'src/route-tree.gen.ts'), 'utf8')
  const listed = /^ {2}to:\n((?: {4}\| '.*'\n)+)/m.exec(tree)?.[1] ?? ''
  return Array.from(listed.matchAll(/'(.*)'/g), ([, route]) => route!)
}
