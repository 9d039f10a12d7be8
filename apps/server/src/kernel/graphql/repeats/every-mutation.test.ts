import { expect, test } from 'vitest'
import { customerCases } from './customer-cases.fixture.ts'
import { officeCases } from './office-cases.fixture.ts'
import { mutationNames } from './send-twice.fixture.ts'

test('every mutation of the API has a case that sends it twice', () => {
  const tried = Object.keys({ ...customerCases, ...officeCases })
  expect(
    tried.toSorted(),
    'add a valid write to customer-cases.fixture.ts or office-cases.fixture.ts beside this test',
  ).toEqual(mutationNames.toSorted())
})
