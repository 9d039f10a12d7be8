import type { Config } from '@provender/domain/config/config'
import type { ConfigKey } from '../../features/wholesaler/config/setting-descriptions.ts'
import { findKey, parseSetting } from '../../features/wholesaler/config/settings.ts'
import { commandError } from '../command-error.ts'

export function readKey(name: string): ConfigKey {
  const result = findKey(name)
  if (result.ok) return result.value
  const { similar } = result.refusal
  const hint =
    similar.length > 0
      ? `did you mean ${similar.slice(0, 8).join(', ')}?`
      : 'npm run config -- list shows all of them'
  throw commandError(`There is no setting ${name}; ${hint}`)
}

export function readSetting(config: Config, key: ConfigKey, text: string): Partial<Config> {
  const parsed = parseSetting(config, key, text)
  if (parsed.ok) return parsed.value
  const { value, takes, byDefault } = parsed.refusal
  throw commandError(`Invalid value "${value}" for ${key}: expected ${takes}. The default is ${byDefault}.`)
}
