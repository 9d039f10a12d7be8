import type { PasteContext } from '@provender/catalogue/paste'
import { productSet } from '@provender/catalogue/viewer'
import type { Quantity } from '@provender/domain/money/money'
import { englishMessages } from '@provender/testing/corpora/pasted-lines/customer-messages/english'
import { polishMessages } from '@provender/testing/corpora/pasted-lines/customer-messages/polish'
import { turkishMessages } from '@provender/testing/corpora/pasted-lines/customer-messages/turkish'
import { usualCodes } from '@provender/testing/corpora/pasted-lines/usual-products'
import { describe, expect, test } from 'vitest'
import { buildDemoCatalogue, viewerOfEverything } from '../../testing/demo-catalogue.ts'
import { type Assessed, assessMessage, customerMessagesIn } from './customer-messages.fixture.ts'

const minFirst = 0.97
const minLines = 325
const maxStrays = 0.01

const catalogue = buildDemoCatalogue(5000)
const newCompany = viewerOfEverything(catalogue)
const codes = new Set(usualCodes.trim().split(/\s+/))
const usual = catalogue.products.filter((product) => product !== undefined && codes.has(product.code))
const companyWithUsuals: PasteContext['viewer'] = {
  ...newCompany,
  bought: productSet(
    catalogue,
    usual.flatMap((product) => product?.id ?? []),
  ),
  ordered: new Map(
    usual.flatMap((product) =>
      product?.secondUnit === 'box' ? [[product.id, { unit: '2', quantity: 3000 as Quantity }] as const] : [],
    ),
  ),
}

const messages = [englishMessages, polishMessages, turkishMessages].flatMap(customerMessagesIn)

describe.each([
  { company: 'a new company', viewer: newCompany },
  { company: 'a company with its usual products', viewer: companyWithUsuals },
])('messages of customers, for $company', ({ viewer }) => {
  const assessed = messages.flatMap((message) =>
    assessMessage(message, { catalogue, viewer, corrections: new Map() }),
  )
  const describeLines = (some: readonly Assessed[]) => some.map((each) => each.description).join('\n')

  test('have the right product and amount first in nearly all lines', () => {
    const lines = assessed.filter(({ isStray }) => !isStray)
    expect(lines.length).toBeGreaterThanOrEqual(minLines)
    for (const isRight of ['isFirst', 'isAsMuch'] as const) {
      const wrong = lines.filter((each) => !each[isRight])
      expect(1 - wrong.length / lines.length, describeLines(wrong)).toBeGreaterThanOrEqual(minFirst)
    }
  })

  test('have hardly any lines that nobody ordered', () => {
    const strays = assessed.filter(({ isStray }) => isStray)
    expect(strays.length / assessed.length, describeLines(strays)).toBeLessThanOrEqual(maxStrays)
  })

  test('are sure of nothing else', () => {
    expect(describeLines(assessed.filter(({ isWronglySure }) => isWronglySure))).toBe('')
  })

  test('never assume a quantity without saying so', () => {
    expect(describeLines(assessed.filter(({ isSilent }) => isSilent))).toBe('')
  })
})
