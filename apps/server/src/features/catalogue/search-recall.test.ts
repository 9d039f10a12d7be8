import { queryProducts } from '@provender/catalogue/query'
import { englishBakeryDrinks } from '@provender/testing/corpora/search-queries/english-bakery-drinks'
import { englishFood } from '@provender/testing/corpora/search-queries/english-food'
import { englishGrocery } from '@provender/testing/corpora/search-queries/english-grocery'
import { englishNonFood } from '@provender/testing/corpora/search-queries/english-non-food'
import { englishProduce } from '@provender/testing/corpora/search-queries/english-produce'
import { queriesFromReview } from '@provender/testing/corpora/search-queries/from-review'
import { heldOutQueries } from '@provender/testing/corpora/search-queries/held-out'
import { laterHeldOutQueries } from '@provender/testing/corpora/search-queries/held-out-later'
import { polish } from '@provender/testing/corpora/search-queries/polish'
import { polishMore } from '@provender/testing/corpora/search-queries/polish-more'
import { turkish } from '@provender/testing/corpora/search-queries/turkish'
import { turkishMore } from '@provender/testing/corpora/search-queries/turkish-more'
import { expect, test } from 'vitest'
import { buildDemoCatalogue } from '../../testing/demo-catalogue.ts'

const minRecall = 0.95
const minQueries = 500

const catalogue = buildDemoCatalogue(5000)

/** The names and packs of the first ten products that a visitor finds. */
function firstTen(search: string): readonly string[] {
  const result = queryProducts(
    catalogue,
    {
      search,
      categoryId: null,
      attributes: new Map(),
      clearance: false,
      promotion: false,
      isNew: false,
      favourites: false,
      inStock: false,
      sort: 'FEATURED',
      offset: 0,
      limit: 10,
    },
    {
      priceListId: null,
      precedence: 'kind',
      hideStandard: false,
      day: '2026-11-21',
      visible: catalogue.publishedWeb,
      inStock: catalogue.publishedWeb,
      favourites: new Uint32Array(0),
      newSinceMs: 0,
      maxSearchResults: 500,
    },
  )
  return result.ordinals.map((ordinal) => {
    const product = catalogue.products[ordinal]
    return `${product?.name} ${product?.packSize}`
  })
}

const queries = {
  english: [englishFood, englishProduce, englishGrocery, englishBakeryDrinks, englishNonFood],
  polish: [polish, polishMore],
  turkish: [turkish, turkishMore],
  later: [heldOutQueries, laterHeldOutQueries],
  review: [queriesFromReview],
}
const searches = Object.entries(queries).flatMap(([language, lists]) =>
  lists.flatMap((list) =>
    list
      .trim()
      .split('\n')
      .map((line) => {
        const [search = '', pattern = ''] = line.split(' => ')
        return { language, search, pattern }
      }),
  ),
)

test('there are enough queries, and each has a pattern', () => {
  expect(searches.length).toBeGreaterThanOrEqual(minQueries)
  expect(searches.filter(({ search, pattern }) => search === '' || pattern === '')).toEqual([])
})

test.each(Object.keys(queries))('finds nearly all %s queries among the first ten', (language) => {
  const own = searches.filter((query) => query.language === language)
  const missed = own.flatMap(({ search, pattern }) => {
    const names = firstTen(search)
    return names.some((name) => new RegExp(pattern).test(name)) ? [] : [{ search, pattern, found: names }]
  })
  const recall = 1 - missed.length / own.length
  expect(recall, JSON.stringify(missed, null, 2)).toBeGreaterThanOrEqual(minRecall)
})

test.each([
  ['coke', /Cola/],
  ['milk', /Milk/],
  ['chicken', /Chicken/],
  ['cheddar', /Cheddar/],
  ['soğan', /Onion/],
  ['mleko', /Milk/],
])('finds only matching products among the first ten for %j', (search, name) => {
  expect(firstTen(search).filter((other) => !name.test(other))).toEqual([])
})

test.each([
  ['loo ro', /Toilet/],
  ['loo rol', /Toilet/],
  ['bin ba', /Refuse|Bin|Sack/],
  ['tavuk gog', /Chicken Breast/],
])('finds the meant product first for the incomplete query %j', (search, name) => {
  expect(firstTen(search)[0]).toMatch(name)
})

test.each([
  ['loaf', /Sliced|Batch|Sourdough/],
  ['bread', /Sliced/],
  ['chleb', /Sliced/],
  ['ekmek', /Sliced/],
  ['white bread', /Thick Sliced White/],
  ['brown bread', /Wholemeal Medium Sliced/],
  ['tin tomatoes', /Chopped Tomatoes|Peeled Plum Tomatoes/],
  ['blk pepper', /Black Pepper/],
  ['a10 tomatoes', /Tomatoes.* 2\.5/],
  ['t-bags', /Tea Bags/],
  ['4pt milk', /Milk 6 x 2L/],
  ['kitchn rol', /Kitchen Towel/],
  ['fizby', /^Fizzby/],
])('finds the product itself first for %j', (search, name) => {
  expect(firstTen(search)[0]).toMatch(name)
})

test('finds nearly every product of the demo by its name, and each by its code', () => {
  const some = catalogue.products.filter((product, index) => product?.webPublished && index % 50 === 0)
  const missed = some.filter(
    (product) => firstTen(product?.code ?? '')[0] !== `${product?.name} ${product?.packSize}`,
  )
  expect(missed).toEqual([])
})
