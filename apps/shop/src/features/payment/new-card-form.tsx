import { platform } from '@provender/platform/current'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { Suspense } from 'react'
import { type NewCardFormProps } from './new-card-form-props.ts'
import { TestGatewaySign } from './test-gateway-sign.tsx'

const SandboxForm = lazyPart(async () => (await import('./card-form.tsx')).CardForm)
const StripeForm = lazyPart(async () => (await import('./stripe/stripe-form.tsx')).StripeForm)
const ExternalForm = lazyPart(
  async () => (await import('./external-page/external-form.tsx')).ExternalCardForm,
)

export function NewCardForm({ gateway: { cardGateway, cardFormKey }, ...form }: NewCardFormProps) {
  return (
    <Suspense fallback={<div aria-busy className="min-h-88" />}>
      {platform().app && form.hold ? (
        <ExternalForm busy={form.busy} hold={form.hold} onCard={form.onCard} />
      ) : cardFormKey === null ? (
        <SandboxForm {...form} canSaveCard={form.hold !== null} />
      ) : (
        <div className="grid gap-4">
          <TestGatewaySign cardGateway={cardGateway} />
          <StripeForm {...form} formKey={cardFormKey} />
        </div>
      )}
    </Suspense>
  )
}
