import { expect, test } from '@playwright/test'
import { defaultConfig } from '@provender/domain/config/config'
import { cases, testedInOtherFiles } from './setting-cases.ts'

test('every setting has a test of both its values', () => {
  const tested = new Set([...cases.flatMap(({ set }) => Object.keys(set)), ...testedInOtherFiles])
  expect(Object.keys(defaultConfig).filter((name) => !tested.has(name))).toEqual([])
})
