import type { Quantity } from '@provender/domain/money/money'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type AddState, type AddLabels } from './add-control-props.ts'
import { AddControl } from './add-control.tsx'
import type { ReasonPosition } from './add-reason.tsx'
import { UsualOffer } from './usual-offer.tsx'

const labels: AddLabels = {
  login: 'Login to buy',
  add: 'Add',
  choose: 'Box or each',
  setReminder: 'Notify me',
  removeReminder: "You'll be notified",
  adding: 'Adding',
  remove: 'Remove from basket',
  fewer: 'One less',
  more: 'One more',
  cancel: 'Cancel',
  approve: 'Approve',
  quantity: 'Quantity in boxes',
}

const quantityOf = (units: number) => (units * 1000) as Quantity
const line = (quantity: number, maximum = 99) =>
  ({
    offer: 'quantity',
    quantity: quantityOf(quantity),
    field: { kind: 'box', mark: '.', maximum: quantityOf(maximum) },
  }) as const

const states: readonly (readonly [string, AddState])[] = [
  ['login', { offer: 'login', href: '/login' }],
  ['add', { offer: 'add' }],
  ['choose', { offer: 'choose' }],
  ['nothing', { offer: 'nothing' }],
  ['setReminder', { offer: 'setReminder' }],
  ['removeReminder', { offer: 'removeReminder' }],
  ['adding', { offer: 'adding' }],
  ['one', line(1)],
  ['many', line(24)],
  ['capped', { ...line(14, 14), reason: 'All 14 in stock are yours' }],
  ['loading', { ...line(2), loading: true }],
]

function markup(
  state: AddState,
  more: { quiet?: boolean; reason?: ReasonPosition; usual?: ReactNode } = {},
): string {
  return renderToStaticMarkup(
    <AddControl state={state} labels={labels} name="Chopped Tomatoes" onAction={() => {}} {...more} />,
  )
}

function box(html: string): string {
  return /^<div class="([^"]*)"/.exec(html)![1]!
}

function names(html: string): readonly string[] {
  return [...html.matchAll(/<(?:button|input)[^>]*aria-label="([^"]*)"/g)].map((match) => match[1]!)
}

const usual = (
  <UsualOffer
    label="Add 5 boxes, Chopped Tomatoes"
    count="5"
    unit="boxes"
    name="Chopped Tomatoes"
    labels={labels}
    field={line(1).field}
    onAdd={() => {}}
    onAction={() => {}}
  />
)

describe('the add control', () => {
  test('offers the usual quantity in the same box, only while nothing is in the basket', () => {
    const html = markup({ offer: 'add' }, { usual })
    expect(names(html)).toEqual(['Add 5 boxes, Chopped Tomatoes'])
    expect(box(html)).toBe(box(markup({ offer: 'add' })))
    for (const [name, state] of states.filter(([each]) => each !== 'add'))
      expect(markup(state, { usual }), name).toBe(markup(state))
  })

  test('has the same size in every state, normal and quiet', () => {
    const boxes = states.flatMap(([, state]) => [box(markup(state)), box(markup(state, { quiet: true }))])
    expect(new Set(boxes).size).toBe(1)
    expect(boxes[0]).toContain('h-control')
  })

  test.each(states)('in the state %s labels every button and field', (_, state) => {
    const html = markup(state)
    const controls = html.match(/<(?:button|input)\b/g) ?? []
    expect(names(html)).toHaveLength(controls.length)
    expect(names(html).every((name) => name.length > 0)).toBe(true)
  })

  test('names the product in its labels', () => {
    expect(names(markup({ offer: 'add' }))).toEqual(['Add, Chopped Tomatoes'])
    expect(names(markup({ offer: 'setReminder' }))).toEqual(['Notify me, Chopped Tomatoes'])
    expect(names(markup({ offer: 'removeReminder' }))).toEqual(['You&#x27;ll be notified, Chopped Tomatoes'])
    expect(markup({ offer: 'adding' })).toContain('Adding')
    expect(markup(line(3))).toContain('<fieldset aria-label="Chopped Tomatoes"')
  })

  test('links a visitor to the sign-in page', () => {
    const html = markup({ offer: 'login', href: '/login' })
    expect(html).toContain('<a href="/login"')
    expect(html).toContain('Login to buy')
  })

  test('announces that choosing a unit opens a dialog', () => {
    expect(markup({ offer: 'choose' })).toContain('aria-haspopup="dialog"')
  })

  test('shows a trash icon at one and a minus above', () => {
    expect(names(markup(line(1)))).toEqual(['Remove from basket', 'Quantity in boxes', 'One more'])
    expect(names(markup(line(2)))).toEqual(['One less', 'Quantity in boxes', 'One more'])
  })

  test('disables plus at the maximum and gives screen readers the reason', () => {
    const capped = markup({ ...line(14, 14), reason: 'All 14 in stock are yours' })
    expect(capped).toMatch(/aria-label="One more" aria-disabled="true"/)
    expect(capped).toMatch(/<output[^>]*>.*All 14 in stock are yours<\/output>/)
    expect(markup(line(13, 14))).not.toContain('aria-disabled="true"')
  })

  test('shows why nothing can be added, if a reason is given', () => {
    const off = markup({ offer: 'nothing', reason: 'Less than a box left: 3 pieces' })
    expect(off).toMatch(/disabled="".*<output[^>]*>.*Less than a box left: 3 pieces<\/output>/)
    expect(markup({ offer: 'nothing' })).not.toContain('<output')
  })

  test('hides the reason if the row shows it', () => {
    const html = markup({ ...line(14, 14), reason: 'All 14' }, { reason: 'elsewhere' })
    expect(html).toContain('<output class="sr-only">All 14</output>')
  })

  test('shows the reason at the bottom if there is room for it', () => {
    const html = markup({ ...line(14, 14), reason: 'All 14' }, { reason: 'bottom' })
    expect(box(html)).not.toContain('relative')
    expect(box(html)).toContain('h-control')
    expect(html).toMatch(/<output class="absolute [^"]*truncate[^"]*">.*All 14<\/output>/)
  })

  test('disables both steps while a change is in progress', () => {
    expect(markup({ ...line(2), loading: true }).match(/aria-disabled="true"/g)).toHaveLength(2)
  })

  test('requests the decimal keyboard and shows kg for kilograms only', () => {
    const cheese = {
      offer: 'quantity',
      quantity: 12_500 as Quantity,
      field: { kind: 'kg', mark: ',', maximum: quantityOf(50) },
    } as const
    const html = renderToStaticMarkup(
      <AddControl state={cheese} labels={{ ...labels, suffix: 'kg' }} name="Cheddar" onAction={() => {}} />,
    )
    expect(html).toContain('inputMode="decimal"')
    expect(html).toContain('value="12,5"')
    expect(html).toContain('>kg<')
    expect(markup(line(3))).toContain('inputMode="numeric"')
  })
})
