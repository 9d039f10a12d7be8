import { expect, test } from 'vitest'
import { findBoundaryViolations, needsOf } from './boundaries.ts'
import { findImportViolation, layersByFolder, pathBetween } from './layers.ts'

const shop = (path: string) => `apps/shop/src/${path}`

test('imports go from routes to shell, features and kernel, never back', () => {
  expect(
    findImportViolation(shop('kernel/format/dates.ts'), shop('features/basket/basket-page.tsx')),
  ).toMatch(/above it/)
  expect(findImportViolation(shop('features/basket/basket-page.tsx'), shop('shell/shell.tsx'))).toMatch(
    /above it/,
  )
  expect(findImportViolation(shop('shell/shell.tsx'), shop('entry-router.tsx'))).toMatch(/above it/)
  expect(
    findImportViolation(shop('shell/shell.tsx'), shop('features/basket/basket-page.tsx')),
  ).toBeUndefined()
  expect(findImportViolation(shop('routes/shop.tsx'), shop('shell/shell.tsx'))).toBeUndefined()
})

test('a feature imports only the features listed in the table', () => {
  expect(findImportViolation(shop('features/order/a.ts'), shop('features/basket/b.ts'))).toBeUndefined()
  expect(findImportViolation(shop('features/order/a.ts'), shop('features/order/b.ts'))).toBeUndefined()
  expect(findImportViolation(shop('features/order/a.ts'), shop('features/contact/b.ts'))).toMatch(/add it/)
})

test('an import that would close a cycle is reported with the import to turn around', () => {
  expect(findImportViolation(shop('features/catalogue/a.ts'), shop('features/basket/b.ts'))).toContain(
    '(basket → catalogue): reverse this dependency',
  )
})

test('a type import counts, whatever the feature', () => {
  const text = `import type { X } from '../basket/basket-page.tsx'`
  expect(findBoundaryViolations(needsOf([{ path: shop('features/catalogue/a.ts'), text }]))).toHaveLength(1)
})

test.each(Object.entries(layersByFolder()))('the features of %s have no cycle', (_folder, { features }) => {
  for (const [feature, used] of Object.entries(features))
    for (const each of used)
      expect(pathBetween(features, each, feature), `${feature} → ${each}`).toBeUndefined()
})
