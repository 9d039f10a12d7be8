import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathsForBrowser } from '@provender/domain/device/paths-for-browser'
import { describe, expect, test } from 'vitest'
import { appAt, type BrowserApp, browserApps, otherPrefixes, shop } from './apps.ts'
import { sourcesOf } from './build-state.ts'
import { textAddresses } from './checks/addresses.ts'
import { findBoundaryViolations, needsOf } from './checks/boundaries.ts'
import { findUnusedImports } from './checks/unused-imports.ts'
import { generateContract } from './generate-contract.ts'
import { root } from './sources.ts'
import { translatedFolders } from './translate.ts'

/** An app that does not exist. Its documents do. */
const depot: BrowserApp = {
  folder: 'apps/depot',
  contract: 'office',
  documents: ['tooling/fixture/office'],
  addressPrefix: '/depot',
  imports: ['catalogue', 'ui'],
  layers: [['kernel'], ['features'], ['routes', 'entry']],
  features: { load: [], drive: ['load'] },
}
const apps = [...browserApps, depot]
const file = (path: string, text: string) => ({ path: `apps/depot/src/${path}`, text })

describe('one row makes another app', () => {
  test('with boundaries', () => {
    const needs = needsOf([
      file('kernel/a.ts', `import { x } from '@provender/ui/controls/button'`),
      file('kernel/b.ts', `import { x } from '../features/load/load.ts'`),
      file('kernel/c.ts', `import { x } from '@provender/shop/entry-app'`),
      file('features/drive/a.ts', `import { x } from '../load/load.ts'`),
      file('features/load/a.ts', `import { x } from '../drive/drive.ts'`),
      file('features/load/b.ts', `import { x } from '../../../../shop/src/kernel/a.ts'`),
    ])
    expect(findBoundaryViolations(needs, apps)).toEqual([
      expect.stringContaining('kernel may not import from features'),
      expect.stringContaining('depot may not import shop'),
      expect.stringContaining('(drive → load): reverse this dependency'),
      expect.stringContaining('leaves its own workspace'),
    ])
    expect(findBoundaryViolations(needs)[0]).toContain('depot may not import ui')
  })

  test('with no import that it does not need', () => {
    const unused = (text: string) =>
      findUnusedImports(needsOf([file('features/drive/a.ts', text)]), apps).filter((each) =>
        each.includes('depot'),
      )
    expect(unused('')).toEqual([
      expect.stringContaining('depot → catalogue is allowed'),
      expect.stringContaining('depot → ui is allowed'),
      expect.stringContaining('apps/depot drive → apps/depot load is allowed'),
    ])
    const both = `import '@provender/catalogue/query'\nimport '@provender/ui/a'\nimport '../load/load.ts'`
    expect(unused(both)).toEqual([])
  })

  test('with addresses of its own', () => {
    const routes = [
      { path: 'apps/shop/src/routes/order.tsx', text: `createFileRoute('/order/$number')` },
      file('routes/index.tsx', `createFileRoute('/')`),
      file('routes/round.tsx', `createFileRoute('/round/$day')`),
    ]
    const found = (path: string, text: string) =>
      textAddresses([...routes, { path, text: `const a = ${text}` }], apps)
    const [own, shopFile, server] = ['apps/depot/src/a.ts', 'apps/shop/src/a.ts', 'apps/server/src/a.ts']
    for (const text of [`'/round/1'`, `'/depot/round/1'`, `{ href: '/' }`])
      for (const path of [own, 'packages/web/src/a.ts'])
        expect(found(path, text), text).toEqual([expect.stringContaining('make it with hrefOf')])
    for (const path of [own, server]) {
      expect(found(path, `{ href: '/order/1' }`)).toEqual([])
      expect(found(path, `'/order/1/lines'`)).toEqual([expect.stringContaining('no page of an app')])
    }
    for (const path of [shopFile, server]) {
      expect(found(path, `['/depot', '/depot/round/1', '/round/1']`)).toEqual([])
      expect(found(path, `'/depot/rounds'`)).toEqual([expect.stringContaining('no page of an app')])
    }
  })

  test('with typed documents that are trusted and checked against its contract', async () => {
    const files = await generateContract([depot])
    expect(files.get('tooling/fixture/office/src/me.documents.ts')).toContain('export const OfficeMe')
    expect(files.get('packages/schema/src/query-name.gen.ts')).toContain(`| 'OfficeMe'`)
    const hash = createHash('sha256').update('query OfficeMe { officeMe { name } }').digest('hex')
    expect(JSON.parse(files.get('packages/schema/src/trusted-documents.json') ?? '')).toContain(hash)
    await expect(generateContract([{ ...depot, contract: 'shop' }])).rejects.toThrow(
      'Cannot query field "officeMe"',
    )
  })

  test('that is built again when a package changes which it imports, directly or not', () => {
    expect(sourcesOf(depot)).toEqual(
      expect.arrayContaining([
        'apps/depot/{src,public,service-worker}/**/*.*',
        'packages/ui/src/**/*.*',
        'packages/intake/src/**/*.*',
      ]),
    )
    expect(sourcesOf(depot)).not.toContain('packages/sync/src/**/*.*')
  })

  test('that is translated, and whose sources are served during development', () => {
    expect(translatedFolders(apps)).toEqual([...apps.map(({ folder }) => folder), 'packages/messages'])
    for (const address of ['/depot', '/depot/', '/depot/src/entry.ts'])
      expect(appAt(address, apps)).toBe(depot)
    for (const address of ['/', '/depots', '/src/entry.ts', '/order/depot/'])
      expect(appAt(address, apps)).toBe(shop)
  })

  test('which the server sends at the name of its folder', () => {
    for (const { folder, addressPrefix } of apps)
      expect(addressPrefix).toBe(folder === shop.folder ? '' : folder.replace('apps', ''))
  })

  test('whose pages the shop’s service worker leaves alone', () => {
    expect(otherPrefixes(shop, apps)).toEqual(['/office', '/depot'])
  })

  test('because what the apps share, and the shop’s service worker, name none of them', () => {
    const shared = globSync(
      ['packages/{client,platform,sync,web}/src/**/*.{ts,tsx}', 'apps/shop/service-worker/*.ts'],
      {
        cwd: root,
        exclude: (path) => /\.(test|fixture)\./.test(path),
      },
    )
    const prefixes = browserApps.flatMap(({ addressPrefix }) => addressPrefix.slice(1) || [])
    const naming = shared.filter((path) =>
      prefixes.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(readFileSync(join(root, path), 'utf8'))),
    )
    expect(shared.length).toBeGreaterThan(100)
    expect(naming).toEqual([])
  })

  test('in whose features the linter refuses what packages/platform gives', () => {
    const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))
    for (const { folder } of apps) {
      const feature = `${folder}/src/features/load/load.tsx`
      const refused = overrides
        .filter(({ files }: { files: string[] }) => files.some((glob) => posix.matchesGlob(feature, glob)))
        .flatMap(
          ({ rules }: { rules: Record<string, { name: string }[]> }) => rules['no-restricted-globals'] ?? [],
        )
        .map(({ name }: { name: string }) => name)
      expect(refused).toContain('window')
    }
  })
})

// npm, the image and phones cannot read the table.
test.each(browserApps)('$folder stands wherever apps are listed by hand', ({ folder, addressPrefix }) => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  expect(JSON.parse(read('package.json')).workspaces).toContain(folder)
  expect(read('Dockerfile')).toContain(`COPY ${folder}/package.json ${folder}/`)
  expect(read('Dockerfile')).toContain(`/provender/${folder}/dist ${folder}/dist`)
  if (addressPrefix !== '') expect(pathsForBrowser).toContain(addressPrefix)
})
