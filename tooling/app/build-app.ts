import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { shop } from '../apps.ts'
import { sourcesOf } from '../build-state.ts'
import { hashOfFiles } from '../sources.ts'
import { appliedBrandRecord } from './applied-brand.ts'
import { type Brand, isCommonApp, mobile } from './brand.ts'
import { bundleFolder } from './capacitor-config.ts'
import { addSecurityPolicy } from './content-security-policy.ts'

/** What the code of the app knows of its brand (`apps/mobile/src/brand.d.ts`). */
interface BrandConstants {
  /** The server of the brand; empty for the common app. */
  readonly appServer: string
  /** Empty if the brand names none. */
  readonly appPhoneNumber: string
  readonly appPush: readonly ('ANDROID' | 'IOS')[]
  readonly appStores: Brand['stores']
}

const packages = join(mobile, 'node_modules')
/** The bundle of the journeys, apart from that of a brand. */
const journeyBundle = join(packages, '.provender-journeys')
const hashFile = join(packages, '.provender-journeys-hash')
const sources = [
  ...sourcesOf(shop),
  'apps/mobile/src/**/*.ts',
  'apps/mobile/*.{ts,json,html}',
  'tooling/app/{build-app,content-security-policy}.ts',
]

interface PushState {
  readonly system: 'Android' | 'iOS'
  readonly isOn: boolean
  readonly reason: string
}

export function pushStates(brand: Brand): readonly PushState[] {
  if (isCommonApp(brand)) {
    const reason = 'off. They need the keys of the publisher, which a wholesaler’s server does not have.'
    return [
      { system: 'Android', isOn: false, reason },
      { system: 'iOS', isOn: false, reason },
    ]
  }
  const { slug, firebaseFile } = brand
  return [
    firebaseFile === ''
      ? { system: 'Android', isOn: false, reason: `off. brands/${slug}/brand.json has no firebaseFile.` }
      : { system: 'Android', isOn: true, reason: `on, by ${firebaseFile}.` },
    // Xcode may know the team without brand.json.
    { system: 'iOS', isOn: true, reason: 'on. The app id needs the capability Push Notifications at Apple.' },
  ]
}

/** Builds the bundle of the app for a brand. On Android, a request for push messages without Firebase's file crashes the app. */
export async function buildBrand(brand: Brand): Promise<void> {
  const { name, server, phoneNumber, stores } = brand
  const systems = pushStates(brand).filter(({ isOn }) => isOn)
  const appPush = systems.map(({ system }) => (system === 'iOS' ? 'IOS' : 'ANDROID'))
  const constants: BrandConstants = {
    appServer: server,
    appPhoneNumber: phoneNumber,
    appPush,
    appStores: stores,
  }
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
  await buildApp(server, { name, options: { define: Object.fromEntries(define) } })
  const { path, content } = appliedBrandRecord(brand)
  writeFileSync(join(mobile, bundleFolder, path), content)
}

async function buildApp(
  server: string,
  { name, options }: { readonly name: string; readonly options: InlineConfig },
): Promise<void> {
  await build({
    configFile: join(mobile, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [nameOfBrand(name), addSecurityPolicy(server)],
    ...options,
  })
}

/** Writes the name of the brand into the page: screen readers say it before the shop has a title. */
function nameOfBrand(name: string): Plugin {
  const text = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return {
    name: 'name-of-brand',
    transformIndexHtml: (page) => page.replace(/<title>.*<\/title>/, () => `<title>${text}</title>`),
  }
}

/**
 * Builds the app for the journeys, unless it is up to date. The page sets the constants of the brand, so that one bundle can
 * be every brand's (`e2e/app/fake-phone.ts`).
 */
async function ensureAppBuilt(): Promise<void> {
  const hash = hashOfFiles(sources)
  if (builtHash() === hash) return
  rmSync(hashFile, { force: true })
  await buildApp('', { name: 'Provender', options: { build: { outDir: journeyBundle } } })
  writeFileSync(hashFile, hash)
}

function builtHash(): string | undefined {
  const isThere = existsSync(hashFile) && existsSync(join(journeyBundle, 'index.html'))
  return isThere ? readFileSync(hashFile, 'utf8') : undefined
}

if (import.meta.main) await ensureAppBuilt()
