import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CheckoutStep } from '../basket/checkout-step.tsx'
import { Button } from './button.tsx'
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
        name="day"
        value="2026-11-21"
        onChoose={() => {}}
        days={[
          { value: '2026-11-21', weekday: 'Today', day: '21', month: 'Nov' },
          { value: '2026-11-22', weekday: 'Sun', day: '22', month: 'Closed', closed: true },
        ]}
      />,
    )
    expect(html).toMatch(/checked=""[^>]*value="2026-11-21"/)
    expect(html).toMatch(/disabled=""[^>]*value="2026-11-22"/)
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
  test('shows its body while open and its answer when complete', () => {
    const step = {
      number: 1,
      title: 'Delivery',
      answer: 'LS12',
      change: { label: 'Change', onChange: () => {} },
    }
    const render = (state: 'done' | 'now' | 'later') =>
      renderToStaticMarkup(
        <CheckoutStep {...step} state={state}>
          <p>Choose</p>
        </CheckoutStep>,
      )
    expect(render('now')).toContain('Choose')
    expect(render('now')).not.toContain('LS12')
    expect(render('done')).toContain('LS12')
    expect(render('done')).toContain('aria-label="Change, Delivery"')
    expect(render('done')).not.toContain('Choose')
    expect(render('later')).not.toMatch(/Choose|LS12|Change/)
  })
})
