import { unwrapMessage } from '@provender/intake/unwrap-message'
import { expect, test } from 'vitest'
import { buildBrandedCatalogue } from './branded-catalogue.fixture.ts'

const names = new Set(buildBrandedCatalogue(5000).products.map((product) => product?.name ?? ''))
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('no name of a product is taken for a price, a time, a person or an instruction', () => {
  expect(names.size).toBeGreaterThan(1000)
  const changed = [...names].flatMap((name) => {
    // Customers leave out the brand.
    const short = name.split(' ').slice(1).join(' ')
    const lines = [name, short].flatMap((each) => [each, `3 ${each}`, `${each} x 3`, `${each} 3 boxes`])
    return lines.filter((line) => plain(unwrapMessage(line).text) !== plain(line))
  })
  expect(changed).toEqual([])
})
