import type { Quantity } from '@provender/domain/money/money'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listContext } from '../catalogue/product.fixture.ts'
import type { ReportedQuantityProps } from './reported-quantity.tsx'

const mocked = {
  '@lingui/react/macro': { useLingui: () => ({ t: ([words]: readonly string[]) => words }) },
  '../catalogue/use-product-list.ts': { useProductList: () => listContext },
}

let ReportedQuantity: ComponentType<ReportedQuantityProps>

beforeAll(async () => {
  vi.resetModules()
  for (const [path, exports] of Object.entries(mocked)) vi.doMock(path, () => exports)
  ;({ ReportedQuantity } = await import('./reported-quantity.tsx'))
})
afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path)
  vi.resetModules()
})

test('the field and its buttons are told from those of another product by their names', () => {
  const html = renderToStaticMarkup(
    <ReportedQuantity
      name="Chopped tomatoes"
      text="1"
      quantity={1000 as Quantity}
      maxQuantity={3000 as Quantity}
      unitKind="PIECE"
      isChecked={false}
      onText={() => {}}
      onQuantity={() => {}}
    />,
  )
  const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Fewer, Chopped tomatoes', 'How many? Chopped tomatoes', 'More, Chopped tomatoes'])
})
