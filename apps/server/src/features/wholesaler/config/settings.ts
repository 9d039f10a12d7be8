import { type Config, configSchema, defaultConfig, safestValues } from '@provender/domain/config/config'
import { formatMinor, parseMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { ok, refuse, type Result } from '@provender/domain/result'
import * as v from 'valibot'
import { parseYesOrNo } from '../../../kernel/text/yes-or-no.ts'
import { explainSchema, type SchemaShape } from './explain-schema.ts'
import { type ConfigKey, settingDescriptions } from './setting-descriptions.ts'

type MoneyKey = { [Key in keyof Config]: Config[Key] extends Minor ? Key : never }[keyof Config]

const moneyKeys: Readonly<Record<MoneyKey, true>> = {
  deliveryMinBasketTotal: true,
  collectionMinBasketTotal: true,
}

export const configKeys = Object.keys(settingDescriptions) as readonly ConfigKey[]

/** The path of a setting in the config: `show.faq` is `faq` within `show`. */
interface KeyPath {
  readonly top: keyof Config
  readonly inner: string | undefined
}

function keyPathOf(key: ConfigKey): KeyPath {
  const [top = '', inner] = key.split('.')
  return { top: top as keyof Config, inner }
}

export interface UnknownSetting {
  readonly type: 'UNKNOWN_SETTING'
  readonly similar: readonly ConfigKey[]
}

export function findKey(name: string): Result<ConfigKey, UnknownSetting> {
  const normalised = name.toLowerCase()
  const key = configKeys.find((each) => each.toLowerCase() === normalised)
  if (key) return ok(key)
  const similar = configKeys.filter(
    (each) => each.toLowerCase().includes(normalised) || normalised.includes(each.toLowerCase()),
  )
  return refuse({ type: 'UNKNOWN_SETTING', similar })
}

export function valueOf(config: Config, key: ConfigKey): unknown {
  const { top, inner } = keyPathOf(key)
  const value: unknown = config[top]
  return inner === undefined ? value : new Map(Object.entries(value as object)).get(inner)
}

/** The value for display, in a form that can also be set. */
export function formatValue(config: Config, key: ConfigKey): string {
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
  return formatValue(config, key) === formatValue(defaultConfig, key)
}

/** The allowed values of a setting in words, and its default. */
export function explainKey(key: ConfigKey): { readonly takes: string; readonly byDefault: string } {
  const takes = key in moneyKeys ? 'an amount of money like 75.00' : explainSchema(shapeOf(key))
  return { takes, byDefault: formatValue(defaultConfig, key) || '(empty)' }
}

export interface InvalidSetting {
  readonly type: 'INVALID_SETTING'
  /** The first invalid entry of a list, or the whole text. */
  readonly value: string
  readonly takes: string
  readonly byDefault: string
}

/** The change that sets one setting to a value given as text. */
export function parseSetting(
  config: Config,
  key: ConfigKey,
  text: string,
): Result<Partial<Config>, InvalidSetting> {
  const { top, inner } = keyPathOf(key)
  let invalidEntry: string | undefined
  for (const value of possibleValues(key, text)) {
    const topValue = inner === undefined ? value : { ...(config[top] as object), [inner]: value }
    const parsed = v.safeParse(configSchema, { [top]: topValue })
    if (parsed.success) return ok({ [top]: parsed.output[top] })
    invalidEntry ??= invalidEntryOf(parsed.issues)
  }
  return refuse({ type: 'INVALID_SETTING', value: invalidEntry ?? text, ...explainKey(key) })
}

function invalidEntryOf(issues: readonly v.BaseIssue<unknown>[]): string | undefined {
  const issue = issues.find(({ path }) => path?.at(-1)?.type === 'array')
  return issue && String(issue.input)
}

/** Possible values of a text: JSON, or a plain value of the setting's type. */
function possibleValues(key: ConfigKey, text: string): readonly unknown[] {
  if (key in moneyKeys) return [parseMinor(text)].filter((value) => value !== undefined)
  const json = readJson(text)
  const shape = required(shapeOf(key))
  switch (shape.type) {
    case 'boolean':
      return [parseYesOrNo(text)].filter((value) => value !== undefined)
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
    // Not JSON, so it is plain text.
    return []
  }
}

function shapeOf(key: ConfigKey): SchemaShape {
  const { top, inner } = keyPathOf(key)
  const shape: SchemaShape = configSchema.entries[top]
  const field = inner === undefined ? shape : required(shape).entries?.[inner]
  if (!field) throw new Error(`The config has no ${key}`)
  return field
}

function required(shape: SchemaShape): SchemaShape {
  return shape.type === 'optional' && shape.wrapped ? shape.wrapped : shape
}

/** How to correct a stored value that this version refuses. */
export function invalidSettingText({
  key,
  value,
}: {
  readonly key: keyof Config
  readonly value: unknown
}): string {
  const settable = configKeys.find((each) => each === key || each.startsWith(`${key}.`))
  const expected = settable === key ? `: expected ${explainKey(settable).takes}` : ''
  const instead = key in safestValues ? 'Its safest value' : 'The default'
  return `The stored value ${JSON.stringify(value)} of ${key} is invalid${expected}. ${instead} is used until you set it: npm run config -- set ${settable ?? key} <value>`
}
