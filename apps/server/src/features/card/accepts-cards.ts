import type { Deps } from '../../kernel/deps.ts'

export function acceptsCardsForInvoices({
  gateway,
  wholesaler,
}: Pick<Deps, 'gateway' | 'wholesaler'>): boolean {
  const { paymentTypes } = wholesaler.current().config
  return gateway !== null && paymentTypes.some(({ name, enabled }) => name === 'CARD' && enabled)
}
