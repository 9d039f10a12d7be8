/** `ready`: it serves this app. `no-apps`: something answers, but it serves no apps. */
export type ServerCheck = 'ready' | 'no-apps' | 'unreachable'

const timeoutMs = 10_000

/** Asks a server whether it serves the app. Only the answer of a server with apps enabled can be read from here. */
export async function checkServer(serverUrl: string): Promise<ServerCheck> {
  const request = async (path: string, options: RequestInit = {}) =>
    await fetch(serverUrl + path, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
      ...options,
    })
  try {
    const response = await request('/manifest.webmanifest')
    if (response.ok && isManifest(await response.json())) return 'ready'
    return 'no-apps'
  } catch {
    // Either the server is unreachable, or its answer may not be read. A `no-cors` request succeeds only in the second case.
    return await request('/healthz', { mode: 'no-cors' }).then(
      () => 'no-apps',
      () => 'unreachable',
    )
  }
}

function isManifest(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'name' in answer && 'icons' in answer
}
