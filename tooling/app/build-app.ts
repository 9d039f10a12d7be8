import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { shopSources } from '../build-state.ts'
import { hashOfFiles } from '../sources.ts'
import { type Brand, mobile } from './brand.ts'
import { bundleFolder } from './capacitor-config.ts'

interface AppBuild {
  /** The server of the brand; empty for the common app. */
  readonly server: string
  /** The systems on which the brand has an account for push messages. */
  readonly push: readonly ('ANDROID' | 'IOS')[]
}

const hashFile = join(mobile, 'node_modules/.provender-bundle')
const sources = [...shopSources, 'apps/mobile/src/**/*.ts', 'apps/mobile/*.{ts,json,html}']

/** Builds the bundle of the app for a brand. Without an account, a request for push messages crashes the app on Android. */
export async function buildBrand({ server, firebaseFile, teamId }: Brand): Promise<void> {
  const push = [
    ...(firebaseFile === '' ? [] : (['ANDROID'] as const)),
    ...(teamId === '' ? [] : (['IOS'] as const)),
  ]
  await buildApp({ server, push })
}

/** Builds the shop as the bundle of an app, in apps/mobile/dist. */
async function buildApp(app: AppBuild): Promise<void> {
  rmSync(hashFile, { force: true })
  await build({
    configFile: join(mobile, 'vite.config.ts'),
    logLevel: 'warn',
    define: { appServer: JSON.stringify(app.server), appPush: JSON.stringify(app.push) },
  })
  writeFileSync(hashFile, hashOf(app))
}

/** Builds the common app for the journeys, unless it is up to date. */
async function ensureAppBuilt(): Promise<void> {
  const commonApp: AppBuild = { server: '', push: ['ANDROID', 'IOS'] }
  if (builtHash() !== hashOf(commonApp)) await buildApp(commonApp)
}

function hashOf(app: AppBuild): string {
  return `${hashOfFiles(sources)} ${JSON.stringify(app)}`
}

function builtHash(): string | undefined {
  const isThere = existsSync(hashFile) && existsSync(join(mobile, bundleFolder, 'index.html'))
  return isThere ? readFileSync(hashFile, 'utf8') : undefined
}

if (import.meta.main) await ensureAppBuilt()
