import { describe, expect, test } from 'vitest'
import { tomatoes } from '../catalogue/product.fixture.ts'
import { findUsuals } from '../usual/find-usuals.ts'
import type { GuideItem } from '../usual/requested-items.ts'
import { guideGroups } from './guide-groups.ts'

const category = (id: string, name: string, children: readonly { id: string; name: string }[] = []) => ({
  id,
  name,
  productCount: 1,
  childCategories: children.map((child) => ({ ...child, productCount: 1, childCategories: [] })),
})
const tree = [
  category('1', 'Grocery', [{ id: '11', name: 'Tins' }]),
  category('2', 'Chilled', [{ id: '21', name: 'Milk' }]),
]
const names = { ambient: 'Ambient', chilled: 'Chilled', frozen: 'Frozen', other: 'Other' }
const item = (name: string, categoryId?: string, storage = 'ambient') =>
  ({
    product: { ...tomatoes, name, storage, categories: categoryId === undefined ? [] : [{ id: categoryId }] },
  }) as unknown as GuideItem
const groups = (...items: GuideItem[]) =>
  guideGroups(items, tree as never, names).map(({ name, items: its }) => [
    name,
    ...its.map(({ product }) => product.name),
  ])

describe('the groups of the order guide', () => {
  test('are departments, in the order of the guide, with other products last', () => {
    expect(groups(item('soap'), item('milk', '21'), item('beans', '11'), item('cream', '2'))).toEqual([
      ['Chilled', 'milk', 'cream'],
      ['Grocery', 'beans'],
      ['Other', 'soap'],
    ])
  })

  test('are storages if the products have no departments', () => {
    expect(groups(item('milk', undefined, 'chilled'), item('beans'))).toEqual([
      ['Chilled', 'milk'],
      ['Ambient', 'beans'],
    ])
  })
})

test('finds a usual by each word of its name, brand, pack or code, whatever the accents', () => {
  const findNames = (text: string) =>
    findUsuals([item('Sütlüova Ayran'), item('Chopped Tomatoes')], text).map(({ product }) => product.name)
  expect(findNames('sutluova')).toEqual(['Sütlüova Ayran'])
  expect(findNames('TOM chop')).toEqual(['Chopped Tomatoes'])
  expect(findNames('tom milk')).toEqual([])
  expect(findNames(tomatoes.code)).toHaveLength(2)
  expect(findNames(' ')).toHaveLength(2)
})
