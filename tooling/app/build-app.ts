import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { shopSources } from '../build-state.ts'
import { hashOfFiles } from '../sources.ts'
import { type Brand, mobile } from './brand.ts'
import { addSecurityPolicy } from './content-security-policy.ts'

/** What the code of the app knows of its brand (`apps/mobile/src/brand.d.ts`). */
interface BrandConstants {
  /** The server of the brand; empty for the common app. */
  readonly appServer: string
  /** The systems on which the brand has an account for push messages. */
  readonly appPush: readonly ('ANDROID' | 'IOS')[]
  readonly appStores: Brand['stores']
}

const packages = join(mobile, 'node_modules')
/** The bundle of the journeys, apart from that of a brand. */
const journeyBundle = join(packages, '.provender-journeys')
const hashFile = join(packages, '.provender-journeys-hash')
const sources = [
  ...shopSources,
  'apps/mobile/src/**/*.ts',
  'apps/mobile/*.{ts,json,html}',
  'tooling/app/{build-app,content-security-policy}.ts',
]

/** Builds the bundle of the app for a brand. Without an account, a request for push messages crashes the app on Android. */
export async function buildBrand({ server, firebaseFile, teamId, stores }: Brand): Promise<void> {
  const appPush = [
    ...(firebaseFile === '' ? [] : (['ANDROID'] as const)),
    ...(teamId === '' ? [] : (['IOS'] as const)),
  ]
  const constants: BrandConstants = { appServer: server, appPush, appStores: stores }
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
  await buildApp(server, { define: Object.fromEntries(define) })
}

/** Builds the shop as the bundle of an app, by default in apps/mobile/dist. */
async function buildApp(server: string, options: InlineConfig): Promise<void> {
  await build({
    configFile: join(mobile, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [addSecurityPolicy(server)],
    ...options,
  })
}

/**
 * Builds the app for the journeys, unless it is up to date. The page sets the constants of the brand, so that one bundle can
 * be every brand's (`e2e/app/fake-phone.ts`).
 */
async function ensureAppBuilt(): Promise<void> {
  const hash = hashOfFiles(sources)
  if (builtHash() === hash) return
  rmSync(hashFile, { force: true })
  await buildApp('', { build: { outDir: journeyBundle } })
  writeFileSync(hashFile, hash)
}

function builtHash(): string | undefined {
  const isThere = existsSync(hashFile) && existsSync(join(journeyBundle, 'index.html'))
  return isThere ? readFileSync(hashFile, 'utf8') : undefined
}

if (import.meta.main) await ensureAppBuilt()
