import { describe, expect, test } from 'vitest'
import { facetValues, isLongFacet } from './facet-values.ts'

const brands = Array.from({ length: 30 }, (_, index) => ({
  id: String(index + 1),
  code: `b${index + 1}`,
  name: index === 4 ? 'Dąbrówka' : `Brand ${index + 1}`,
  productCount: index === 27 ? 500 : 100 - index,
}))
const calm = { chosen: [], searchText: '', showsAll: false }
const idsOf = ({ values }: ReturnType<typeof facetValues>) => values.map(({ id }) => id)

describe('the values of a facet', () => {
  test('are all shown while they are few', () => {
    expect(facetValues({ values: brands.slice(0, 12) }, calm)).toEqual({
      values: brands.slice(0, 12),
      hidden: 0,
    })
    expect(isLongFacet({ values: brands.slice(0, 12) })).toBe(false)
    expect(isLongFacet({ values: brands.slice(0, 13) })).toBe(true)
  })

  test('start with the largest, in their own order', () => {
    const visible = facetValues({ values: brands }, calm)
    expect(idsOf(visible)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '28'])
    expect(visible.hidden).toBe(20)
  })

  test('always include the selected ones', () => {
    const visible = facetValues({ values: brands }, { ...calm, chosen: ['20'] })
    expect(idsOf(visible)).toContain('20')
    expect(visible.hidden).toBe(19)
  })

  test('are all shown after "show all"', () => {
    expect(facetValues({ values: brands }, { ...calm, showsAll: true })).toEqual({
      values: brands,
      hidden: 0,
    })
  })

  test('are found by a few letters, with or without accents', () => {
    expect(idsOf(facetValues({ values: brands }, { ...calm, searchText: 'dabro' }))).toEqual(['5'])
    expect(idsOf(facetValues({ values: brands }, { ...calm, searchText: 'zzz' }))).toEqual([])
  })
})
