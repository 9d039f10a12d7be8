import { describe, expect, test } from 'vitest'
import { placement } from './placement.ts'

const room = { width: 1000, height: 800 }
const panel = { width: 200, height: 300 }
const trigger = { left: 500, top: 100, width: 44, height: 44 }

describe('a panel', () => {
  test('opens below its trigger, aligned with the requested edge', () => {
    expect(placement(trigger, panel, { align: 'start', room })).toEqual({ left: 500, top: 150 })
    expect(placement(trigger, panel, { align: 'end', room })).toEqual({ left: 344, top: 150 })
  })

  test('opens above its trigger if there is no room below and more above', () => {
    const low = { ...trigger, top: 700 }
    expect(placement(low, panel, { align: 'start', room })).toEqual({ left: 500, top: 394 })
  })

  test('stays below if there is no more room above', () => {
    const short = { width: 1000, height: 300 }
    expect(placement(trigger, panel, { align: 'start', room: short }).top).toBe(150)
  })

  test('stays within the window', () => {
    expect(placement({ ...trigger, left: 4 }, panel, { align: 'end', room }).left).toBe(8)
    expect(placement({ ...trigger, left: 950 }, panel, { align: 'start', room }).left).toBe(792)
  })
})
