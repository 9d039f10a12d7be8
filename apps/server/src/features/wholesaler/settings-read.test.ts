import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configSchema } from '@provender/domain/config/config'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')

/** Files that define, explain or pass on settings. Naming a setting there does not count as using it. */
const definitions = [
  'packages/domain/src/config/config.ts',
  'apps/server/src/features/wholesaler/config-type.ts',
  'apps/server/src/features/wholesaler/config/setting-descriptions.ts',
]

const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})
  .filter((path) => !/\.(?:test|fixture|documents)\.tsx?$|\/(?:fill|testing)\//.test(path))
  .filter((path) => !definitions.includes(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))

const showKeys = ['termsAndConditions', 'privacyPolicy', 'reportAProblem', 'faq', 'aboutUs', 'contactUs']

test.each([...Object.keys(configSchema.entries), ...showKeys])('some code uses the setting %s', (key) => {
  expect(sources.some((text) => new RegExp(`\\b${key}\\b`).test(text))).toBe(true)
})
