import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CheckoutStep } from '../basket/checkout-step.tsx'
import { Button } from './button.tsx'
import { Choice } from './choice.tsx'
import { PasswordField, TextField } from './field.tsx'
import { DayStrip, SlotGrid } from './slot-grid.tsx'

describe('a field', () => {
  test('is named by its label and described by its error', () => {
    const html = renderToStaticMarkup(<TextField label="Postcode" error="Invalid postcode" />)
    const id = /<label for="([^"]+)"/.exec(html)![1]!
    expect(html).toContain(`id="${id}"`)
    expect(html).toContain(`aria-describedby="${id}-say"`)
    expect(html).toContain(`<span id="${id}-say"><span role="alert"`)
    expect(html).toContain('aria-invalid="true"')
  })

  test('shows its hint until there is an error', () => {
    const hint = 'Maximum of 60 characters'
    expect(renderToStaticMarkup(<TextField label="Name" hint={hint} />)).toContain(hint)
    const wrong = renderToStaticMarkup(<TextField label="Name" hint={hint} error="Too long" />)
    expect(wrong).not.toContain(hint)
  })

  test('passes the attributes of the form library to the input', () => {
    const html = renderToStaticMarkup(<TextField label="E-mail" name="email" autoComplete="email" required />)
    expect(html).toMatch(/<input[^>]*name="email"[^>]*/)
    expect(html).toContain('autoComplete="email"')
    expect(html).toContain('required=""')
  })

  test('hides a password at first and labels the button that shows it', () => {
    const html = renderToStaticMarkup(
      <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />,
    )
    expect(html).toContain('type="password"')
    expect(html).toContain('aria-label="Show password"')
  })
})

describe('a button', () => {
  test('keeps its label and size while busy', () => {
    const html = renderToStaticMarkup(<Button busy>Checkout</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).not.toContain('disabled=""')
    expect(html).toContain('<span class="sr-only">Checkout</span>')
  })

  test('looks off but keeps the focus while it is paused, and pressable once the work has ended', () => {
    const paused = renderToStaticMarkup(<Button aria-disabled>Place order</Button>)
    expect(paused).toContain('cursor-not-allowed')
    expect(paused).not.toContain('disabled=""')
    expect(renderToStaticMarkup(<Button busy="ended">Place order</Button>)).not.toContain('aria-busy=')
  })

  test('does not submit a form by default', () => {
    expect(renderToStaticMarkup(<Button>Change</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Log in</Button>)).toContain('type="submit"')
  })
})

describe('the choice of day and time', () => {
  test('shows closed days and times as disabled', () => {
    const html = renderToStaticMarkup(
      <DayStrip
        label="Day"
        value="2026-11-21"
        onChoose={() => {}}
        days={[
          { value: '2026-11-21', weekday: 'Today', day: '21', month: 'Nov' },
          { value: '2026-11-22', weekday: 'Sun', day: '22', month: 'Closed', closed: true },
        ]}
      />,
    )
    expect(html).toMatch(/<button[^>]*aria-pressed="true"[^>]*><span>Today/)
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*><span>Sun/)
    expect(html).toContain('Closed')
  })

  test('is one radio group, so that arrow keys work', () => {
    const slots = ['17:45', '18:00'].map((time) => ({ value: time, time }))
    const html = renderToStaticMarkup(
      <SlotGrid label="Time" name="slot" value={undefined} onChoose={() => {}} slots={slots} />,
    )
    expect(html.match(/type="radio"[^>]*name="slot"/g)).toHaveLength(2)
    expect(html).toContain('<fieldset aria-label="Time"')
  })
})

describe('a step of the checkout', () => {
  const step = { id: 'payment', icon: null, number: 3, title: 'Payment type', answer: 'On account' }
  const action = (label: string) => ({ label, onPress: () => {} })

  test('shows its answer with the button that opens it, and its number only while it asks', () => {
    const done = renderToStaticMarkup(<CheckoutStep {...step} state="done" action={action('Change')} />)
    expect(done).toContain('On account')
    expect(done).toContain('aria-label="Change, Payment type"')
    expect(done).toContain('aria-expanded="false"')
    expect(done).not.toContain('>3<')
    for (const state of ['now', 'later'] as const)
      expect(renderToStaticMarkup(<CheckoutStep {...step} state={state} />)).toContain('>3<')
  })

  test('is the current step while open, and says that it can be closed', () => {
    const open = renderToStaticMarkup(
      <CheckoutStep {...step} state="open" action={action('Keep')}>
        <p>Choose</p>
      </CheckoutStep>,
    )
    expect(open).toContain('aria-current="step"')
    expect(open).toContain('aria-expanded="true"')
    expect(open).toContain('Choose')
  })

  test('a problem takes the place of the number', () => {
    const bad = renderToStaticMarkup(<CheckoutStep {...step} state="now" tone="bad" detail="Too little" />)
    expect(bad).not.toContain('>3<')
    expect(bad).toContain('Too little')
  })
})

describe('an option that answers when it is pressed', () => {
  test('says which one is chosen', () => {
    const html = renderToStaticMarkup(<Choice title="Plain" chosen />)
    expect(html).toContain('type="button"')
    expect(html).toContain('aria-pressed="true"')
  })
})
