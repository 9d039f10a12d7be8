import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tree = join(import.meta.dirname, '../../apps/shop/src/route-tree.gen.ts')

export function shopRoutes(): readonly string[] {
  const listed = /^ {2}to:\n((?: {4}\| '.*'\n)+)/m.exec(readFileSync(tree, 'utf8'))?.[1] ?? ''
  return Array.from(listed.matchAll(/'(.*)'/g), ([, route]) => route!)
}
