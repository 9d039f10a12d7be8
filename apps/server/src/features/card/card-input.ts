import { builder } from '../../kernel/graphql/builder.ts'

export const CardInput = builder.inputType('CardInput', {
  description: 'Either a token or a saved card. This API never contains card numbers.',
  fields: (t) => ({
    token: t.string({ description: 'The token of the gateway’s form, for a new card.' }),
    savedCardId: t.field({ type: 'Uuid' }),
    keep: t.boolean({ description: 'Save a new card for later orders.' }),
  }),
})
