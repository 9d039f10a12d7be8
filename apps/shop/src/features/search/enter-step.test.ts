import { describe, expect, test } from 'vitest'
import { type EnterState, enterStep } from './enter-step.ts'

const state: EnterState = {
  row: undefined,
  isCode: false,
  isEarly: false,
  canWait: true,
  needsUsual: false,
  hasJustAdded: false,
}
const product = { kind: 'product' } as const

describe('Enter', () => {
  test('adds the product of the row, opens other rows, and without a row the list', () => {
    expect(enterStep({ ...state, row: product })).toBe('add')
    expect(enterStep({ ...state, row: { kind: 'page' } })).toBe('press')
    expect(enterStep(state)).toBe('submit')
  })

  test('waits for the results of the typed text, if there will be any', () => {
    expect(enterStep({ ...state, row: product, isEarly: true })).toBe('wait')
    expect(enterStep({ ...state, row: product, isEarly: true, canWait: false })).toBe('submit')
  })

  test('waits for the usual quantity before it adds, not for a code', () => {
    expect(enterStep({ ...state, row: product, needsUsual: true })).toBe('wait')
    expect(enterStep({ ...state, row: { kind: 'page' }, needsUsual: true })).toBe('press')
    expect(enterStep({ ...state, row: product, needsUsual: true, isCode: true })).toBe('add')
  })

  test('searches a code without a row at once', () => {
    expect(enterStep({ ...state, isCode: true, isEarly: true })).toBe('findCode')
  })

  test('pressed again after an addition leaves the page as it is', () => {
    expect(enterStep({ ...state, hasJustAdded: true })).toBe('stay')
    expect(enterStep({ ...state, hasJustAdded: true, row: product })).toBe('add')
  })
})
