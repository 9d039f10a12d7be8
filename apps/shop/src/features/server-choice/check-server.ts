import { requestHeaders } from '@provender/client/api/server-access'
import { currentServer } from '@provender/web/api/server'
import * as v from 'valibot'
import { AppEnabled } from './app-enabled.documents.ts'

/** `ready`: it serves this app. `no-apps`: something answers, but it serves no apps. */
export type ServerCheck = 'ready' | 'no-apps' | 'unreachable'

const timeoutMs = 10_000

/** Checks if a server serves the app. Only the answer of a server with apps enabled can be read from here. */
export async function checkServer(serverUrl: string): Promise<ServerCheck> {
  const request = async (path: string, options: RequestInit = {}) =>
    await fetch(serverUrl + path, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
      ...options,
    })
  try {
    const manifest = await request('/manifest.webmanifest')
    if (!manifest.ok || !isManifest(await manifest.json())) return 'no-apps'
    // Other sites have a manifest, too. Only Provender knows the wholesaler's settings.
    const settings = await request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...requestHeaders(currentServer()) },
      body: JSON.stringify({ query: AppEnabled.text }),
    })
    return isServerOfApps(await settings.json()) ? 'ready' : 'no-apps'
  } catch {
    // Either the server is unreachable, or its answer may not be read. A `no-cors` request succeeds only in the second case.
    return await request('/healthz', { mode: 'no-cors' }).then(
      () => 'no-apps',
      () => 'unreachable',
    )
  }
}

function isManifest(answer: unknown): boolean {
  return v.is(v.object({ name: v.string(), icons: v.array(v.unknown()) }), answer)
}

function isServerOfApps(answer: unknown): boolean {
  const config = v.object({ appEnabled: v.literal(true) })
  return v.is(v.object({ data: v.object({ initConfig: v.object({ config }) }) }), answer)
}
