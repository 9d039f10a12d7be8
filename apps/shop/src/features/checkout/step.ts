/** The sections of the checkout in their order (docs/product-rules.md#checkout). Every page loads them, to read addresses. */
export const checkoutSteps = ['method', 'details', 'payment', 'notes', 'marks'] as const
export type Step = (typeof checkoutSteps)[number]
