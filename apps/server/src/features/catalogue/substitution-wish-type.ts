import { substitutionWishes } from '@provender/domain/order/order'
import { builder } from '../../kernel/graphql/builder.ts'

export const SubstitutionWishEnum = builder.enumType('SubstitutionWish', { values: substitutionWishes })
