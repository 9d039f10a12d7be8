import { cardBrands } from '@provender/domain/payment/card'
import { builder } from '../../kernel/graphql/builder.ts'

export const CardBrandEnum = builder.enumType('CardBrand', { values: cardBrands })
