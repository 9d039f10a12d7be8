import { builder } from '../../kernel/graphql/builder.ts'

export const CardInput = builder.inputType('CardInput', {
  description: 'One of a token and a saved card. The number of a card is nowhere in this API.',
  fields: (t) => ({
    token: t.string({ description: 'Of the gateway’s form, for a card that was just typed.' }),
    savedCardId: t.field({ type: 'Uuid' }),
    keep: t.boolean({ description: 'Keep a new card for the next order.' }),
  }),
})
