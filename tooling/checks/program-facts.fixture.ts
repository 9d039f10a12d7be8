import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSettings } from '@provender/server/settings'
import { root } from '../sources.ts'

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The variables that the server reads, in the order of their definition. */
export const settingNames: readonly string[] = [
  ...readText('apps/server/src/kernel/settings.ts').matchAll(/^ {2}([A-Z\d_]+): v\./gm),
].map(([, name]) => name ?? '')

/** True for a setting, and for one whose value may stand in a file, such as `SMTP_URL_FILE`. */
export function isVariable(name: string): boolean {
  return settingNames.includes(name) || !parseSettings({ [name]: 'absent' }, '/').ok
}

/** The addresses that a server answers for proxies and monitoring. */
export const healthPaths: readonly string[] = [
  ...readText('apps/server/src/composition/http/health-routes.ts').matchAll(
    /(?:app\.get|addStatus)\('([^']+)'/g,
  ),
].map(([, path]) => path ?? '')

function constantIn(path: string, name: string): number {
  const written = new RegExp(`const ${name} = ([\\d_]+)$`, 'm').exec(readText(path))?.[1]
  if (written === undefined) throw new Error(`${path} has no number ${name}`)
  return Number(written.replaceAll('_', ''))
}

export const maxBodyBytes = constantIn('apps/server/src/composition/http/app.ts', 'maxBodyBytes')
export const connectionsBesidePool = constantIn(
  'packages/db/src/check-connections.ts',
  'connectionsBesidePool',
)
/** A server ends by itself this long after its pause. */
export const maxStopSeconds = constantIn('apps/server/src/composition/stop-on-signals.ts', 'closeMs') / 1000
export const liveIntervalSeconds =
  constantIn('apps/server/src/features/live/live-hub.ts', 'resendIntervalMs') / 1000
