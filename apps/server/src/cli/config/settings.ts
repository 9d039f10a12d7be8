import { type Config, configSchema, defaultConfig } from '@provender/domain/config/config'
import { formatMinor, parseMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import * as v from 'valibot'
import { flag } from '../../features/import/cells/cell.ts'
import { mistake } from '../mistake.ts'
import { explainSchema, type SchemaShape } from './explain-schema.ts'
import { type ConfigKey, meanings } from './meanings.ts'

type MoneyKey = { [Key in keyof Config]: Config[Key] extends Minor ? Key : never }[keyof Config]

/** Kept in pence, set and shown in pounds. */
const moneyKeys: Readonly<Record<MoneyKey, true>> = {
  deliveryMinBasketTotal: true,
  collectionMinBasketTotal: true,
}

export const configKeys = Object.keys(meanings) as readonly ConfigKey[]

/** Where a setting is in the config: `show.faq` is `faq` within `show`. */
interface Place {
  readonly top: keyof Config
  readonly inner: string | undefined
}

function placeOf(key: ConfigKey): Place {
  const [top = '', inner] = key.split('.')
  return { top: top as keyof Config, inner }
}

/** The key that is meant, whatever its capitals; else a mistake that names those that look alike. */
export function requireKey(given: string): ConfigKey {
  const wanted = given.toLowerCase()
  const key = configKeys.find((each) => each.toLowerCase() === wanted)
  if (key) return key
  const alike = configKeys.filter(
    (each) => each.toLowerCase().includes(wanted) || wanted.includes(each.toLowerCase()),
  )
  const hint =
    alike.length > 0
      ? `did you mean ${alike.slice(0, 8).join(', ')}?`
      : 'npm run config -- list shows them all'
  throw mistake(`There is no setting ${given}; ${hint}`)
}

export function valueOf(config: Config, key: ConfigKey): unknown {
  const { top, inner } = placeOf(key)
  const value: unknown = config[top]
  return inner === undefined ? value : new Map(Object.entries(value as object)).get(inner)
}

/** As it is shown, and as it can be set. */
export function shownValue(config: Config, key: ConfigKey): string {
  const value = valueOf(config, key)
  if (key in moneyKeys) return formatMinor(value as Minor)
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? value.join(',')
    : JSON.stringify(value)
}

export function isDefault(config: Config, key: ConfigKey): boolean {
  return shownValue(config, key) === shownValue(defaultConfig, key)
}

/** What a setting takes, in words, and what holds when nothing was set. */
export function explainKey(key: ConfigKey): { readonly takes: string; readonly byDefault: string } {
  const takes = key in moneyKeys ? 'an amount of money like 75.00' : explainSchema(shapeOf(key))
  return { takes, byDefault: shownValue(defaultConfig, key) || '(empty)' }
}

/** The change that sets one setting to what was typed; a mistake, with what it takes, when that is not possible. */
export function parseSetting(config: Config, key: ConfigKey, text: string): Partial<Config> {
  const { top, inner } = placeOf(key)
  for (const value of readings(key, text)) {
    const whole = inner === undefined ? value : { ...(config[top] as object), [inner]: value }
    const parsed = v.safeParse(configSchema, { [top]: whole })
    if (parsed.success) return { [top]: parsed.output[top] }
  }
  const { takes, byDefault } = explainKey(key)
  throw mistake(`${key} is ${takes}; "${text}" is not. Unless set, it is ${byDefault}.`)
}

/** What a text may mean: JSON, or a plain value of the setting's kind. */
function readings(key: ConfigKey, text: string): readonly unknown[] {
  if (key in moneyKeys) return [parseMinor(text)].filter((value) => value !== undefined)
  const json = readJson(text)
  const shape = required(shapeOf(key))
  switch (shape.type) {
    case 'boolean': {
      const read = flag(text, '.')
      return read.ok ? [read.value] : []
    }
    case 'array':
      return [
        ...json,
        text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ]
    case 'nullable':
      return text === 'none' ? [null] : [text, ...json]
    case 'number':
      return json
    default:
      return [...json.filter((value) => typeof value === 'string'), text]
  }
}

function readJson(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    // Not JSON: then it is plain.
    return []
  }
}

function shapeOf(key: ConfigKey): SchemaShape {
  const { top, inner } = placeOf(key)
  const shape: SchemaShape = configSchema.entries[top]
  const field = inner === undefined ? shape : required(shape).entries?.[inner]
  if (!field) throw new Error(`The config has no ${key}`)
  return field
}

function required(shape: SchemaShape): SchemaShape {
  return shape.type === 'optional' && shape.wrapped ? shape.wrapped : shape
}
