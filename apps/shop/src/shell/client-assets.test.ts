import type { BuildManifest } from '@provender/schema/shop-renderer'
import { expect, test } from 'vitest'
import { clientAssets } from './client-assets.ts'

const build: BuildManifest = {
  'style.css': { file: 'assets/style.css' },
  'src/entry-client.tsx': { file: 'assets/start.js' },
  'src/routes/index.tsx?tsr-split=component': {
    file: 'assets/home-route.js',
    imports: ['src/entry-client.tsx'],
  },
  'src/features/home/home-page.tsx': { file: 'assets/home-page.js', imports: ['_shelf.js'] },
  '_shelf.js': { file: 'assets/shelf.js' },
}

test('the home page names the code of its buttons for signed-in users, but not for visitors, who see only links', () => {
  const named = (isSignedIn: boolean) =>
    clientAssets(build, { language: 'en', isSignedIn }).routes['/']?.preloads
  expect(named(true)).toEqual(['/assets/home-route.js', '/assets/home-page.js', '/assets/shelf.js'])
  expect(named(false)).toEqual(['/assets/home-route.js'])
})
