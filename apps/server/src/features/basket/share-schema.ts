import { findBasket } from '@provender/domain/basket/basket'
import type { BasketId } from '@provender/domain/ids'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { readSignedToken } from '../../kernel/secrets.ts'
import { BasketType } from './basket-type.ts'
import { createShareToken, readShareToken } from './share.ts'

builder.queryField('basketShareToken', (t) =>
  t.field({
    ...allow('customer'),
    type: 'String',
    args: { basketId: t.arg({ type: 'Uuid', required: true }) },
    description: 'The token of a link to a basket; valid for 14 days, only for users of the same company.',
    resolve: async (_root, args, context) => {
      const { companyId } = requireUser(context)
      const { baskets, secrets, clock } = context.deps
      const basketId = args.basketId as BasketId
      if (!findBasket((await baskets.read(companyId)).baskets, basketId)) throw apiError('NOT_FOUND')
      return await createShareToken(secrets.tokenKey, { companyId, basketId }, clock.nowMs())
    },
  }),
)

builder.queryField('sharedBasket', (t) =>
  t.field({
    ...allow('customer'),
    type: BasketType,
    args: { token: t.arg.string({ required: true }) },
    description: 'The basket of a shared link. A link of another company is treated as if it did not exist.',
    resolve: async (_root, { token }, context) => {
      const { companyId } = requireUser(context)
      const { baskets, secrets, clock } = context.deps
      const link = await readSignedToken(secrets, (key) => readShareToken(key, token, clock.nowMs()))
      if (!link) throw apiError('BASKET_LINK_WRONG')
      if (link.companyId !== companyId) throw apiError('BASKET_LINK_OF_OTHER_COMPANY')
      if (link.isExpired) throw apiError('BASKET_LINK_EXPIRED')
      const basket = findBasket((await baskets.read(companyId)).baskets, link.basketId)
      if (!basket) throw apiError('SHARED_BASKET_DELETED')
      return basket
    },
  }),
)
