import type { Page } from '@playwright/test'
import type { FakeStripe } from '@provender/testing/fake-stripe'

/** By card number: the fake's card name and the details that may be shown. */
const cards = {
  '4242424242424242': ['SUCCEEDS', 'visa'],
  '4000000000000002': ['DECLINES', 'visa'],
  '4000002760003184': ['CHALLENGES', 'visa'],
  '378282246310005': ['SUCCEEDS_AMEX', 'amex'],
}

/**
 * Replaces Stripe's script, which only Stripe may serve: one field instead of its frames, with the same functions. `isApproved` answers the
 * bank's challenge for the cardholder.
 */
export async function serveStripeScript(
  page: Page,
  { account }: FakeStripe,
  isApproved: () => boolean,
): Promise<void> {
  await page.exposeFunction('askTheBank', (secret: string) => {
    const waiting = [...account.intents.values(), ...account.setups.values()].find(
      ({ client_secret }) => client_secret === secret,
    )
    return waiting !== undefined && account.approve(waiting.id, isApproved())
  })
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

const script = `
const cards = ${JSON.stringify(cards)}
window.Stripe = () => {
  let field
  const element = (kind) => {
    const listeners = {}
    const own = {
      mount: (container) => {
        if (kind === 'payment') {
          const label = document.createElement('label')
          label.textContent = 'Card number'
          field = document.createElement('input')
          label.append(field)
          container.append(label)
        }
        setTimeout(() => listeners.ready?.({ elementType: kind }))
      },
      on: (name, act) => { listeners[name] = act; return own },
      off: () => own, once: () => own, update: () => {}, unmount: () => {}, destroy: () => {}, focus: () => {},
    }
    return own
  }
  return {
    elements: () => {
      const made = {}
      return {
        create: (kind) => (made[kind] = element(kind)),
        getElement: (kind) => made[kind] ?? null,
        update: () => {}, on: () => {}, off: () => {},
        submit: async () =>
          cards[field.value] ? {} : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
      }
    },
    createConfirmationToken: async () => {
      const [name, brand] = cards[field.value]
      return {
        confirmationToken: {
          id: 'ctoken_' + name + '_' + crypto.randomUUID(),
          payment_method_preview: { type: 'card', card: { brand, last4: field.value.slice(-4) } },
        },
      }
    },
    handleNextAction: async ({ clientSecret }) => { await window.askTheBank(clientSecret); return {} },
    createToken: async () => ({}), createPaymentMethod: async () => ({}), confirmCardPayment: async () => ({}),
  }
}
`
