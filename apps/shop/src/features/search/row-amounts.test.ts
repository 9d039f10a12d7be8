import { expect, test } from 'vitest'
import { box, tomatoes } from '../catalogue/product.fixture.ts'
import { unitOfRow, withTypedUnit } from './row-amounts.ts'
import { productRow } from './suggestion-rows.ts'
import type { SuggestionView } from './suggestion-view.ts'

const onlyBoxes = { ...tomatoes, id: '8', units: [box] }
const view = { kind: 'found', products: [tomatoes, onlyBoxes].map(productRow) } as Partial<SuggestionView>

test('a typed unit is added where the product is sold so', () => {
  const unitsFor = (typed: 'box' | 'piece' | 'pack' | undefined) =>
    withTypedUnit(view as SuggestionView, typed).products.map(unitOfRow)
  expect(unitsFor('box')).toEqual(['2', '2'])
  expect(unitsFor('piece')).toEqual(['1', undefined])
  expect(unitsFor('pack')).toEqual([undefined, undefined])
})
