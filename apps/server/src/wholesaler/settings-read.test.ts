import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configSchema } from '@provender/domain/config/config'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/** Where settings are defined, explained and passed on: naming one there is not acting on it. */
const definitions = [
  'packages/domain/src/config/config.ts',
  'apps/server/src/wholesaler/config-type.ts',
  'apps/server/src/commands/config/meanings.ts',
]

/** Of pages that are being made: the forms for a message and for a problem. */
const notYetRead = new Set(['contactUsFormCharLimit', 'show.contactUs', 'show.reportAProblem'])

const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})
  .filter((path) => !/\.(?:test|fixture|documents)\.tsx?$|\/(?:fill|testing)\//.test(path))
  .filter((path) => !definitions.includes(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))

const showKeys = ['termsAndConditions', 'privacyPolicy', 'reportAProblem', 'faq', 'aboutUs', 'contactUs']

test.each([
  ...Object.keys(configSchema.entries).map((key) => ({ key, word: key })),
  ...showKeys.map((key) => ({ key: `show.${key}`, word: key })),
])('somebody acts on the setting $key', ({ key, word }) => {
  const isRead = sources.some((text) => new RegExp(`\\b${word}\\b`).test(text))
  expect(isRead || notYetRead.has(key)).toBe(true)
})
