import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const plugins = join(import.meta.dirname, '../../apps/mobile/node_modules')

export interface PluginHeader {
  readonly name: string
  readonly methods: readonly { readonly name: string; readonly rtype: 'promise' | 'callback' | 'none' }[]
}

/** The methods of every plugin, from Capacitor's `Plugin.java`. */
const common: PluginHeader['methods'] = [
  { name: 'addListener', rtype: 'none' },
  { name: 'removeListener', rtype: 'none' },
  { name: 'removeAllListeners', rtype: 'promise' },
  { name: 'checkPermissions', rtype: 'promise' },
  { name: 'requestPermissions', rtype: 'promise' },
]

/** The plugins of the Android app and their methods, read from their sources, so that the fake has no others. */
export function readPluginHeaders(): readonly PluginHeader[] {
  const files = globSync(
    '{@capacitor/*,@aparajita/*,@capawesome/*,capacitor-*}/android/src/main/{java,kotlin}/**/*Plugin.{java,kt}',
    {
      cwd: plugins,
    },
  )
  const secureStorage = globSync('@aparajita/*/android/src/main/java/**/SecureStorage.java', { cwd: plugins })
  return [...files, ...secureStorage].flatMap((file) => {
    const source = readFileSync(join(plugins, file), 'utf8')
    const name = /@CapacitorPlugin\(\s*(?:\/\/.*\n\s*)?name = "(\w+)"/.exec(source)?.[1]
    return name === undefined ? [] : [{ name, methods: [...common, ...methodsIn(source)] }]
  })
}

function methodsIn(source: string): PluginHeader['methods'] {
  const found = source.matchAll(
    /@PluginMethod(?:\(returnType = PluginMethod\.RETURN_(\w+)\))?\s+(?:@\w+\s+)*(?:override )?(?:public void|fun) (\w+)\(/g,
  )
  return Array.from(found, ([, returns = 'PROMISE', name = '']) => ({
    name,
    rtype: returns.toLowerCase() as 'promise' | 'callback' | 'none',
  }))
}
