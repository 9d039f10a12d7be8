import type { CompanyId, OrderNumber } from '@provender/domain/ids'
import { staffMay } from '@provender/domain/permission/permission'
import type { Result } from '@provender/domain/result'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import type { Context } from '../../kernel/graphql/context.ts'
import { changeRefusalText } from './change-refusal-text.ts'
import type { ChangeRefusal, LineRefusalReason, PublicRefusal } from './order-lock.ts'
import { Order } from './order-type.ts'
import { findAnyOrder, findOrder, type StoredOrder } from './store.ts'

const ChangeRefusalEnum = builder.enumType('OrderChangeRefusalType', {
  values: [
    'NOT_NOW',
    'OTHER_METHOD',
    'NOT_PICKED',
    'NOTHING_SUPPLIED',
    'LINE_NOT_FOUND',
    'LINE_CHANGED',
    'LINE_REFUSED',
    'SUBSTITUTE_NOT_FOUND',
    'SUBSTITUTE_TOO_LARGE',
    'NOTHING_TO_REPLACE',
    'OVER_CREDIT_LIMIT',
    'NOT_PAID',
    'MORE_THAN_CAPTURED',
    'MORE_THAN_OPEN',
    'NOT_PAID_IN_CASH',
  ] as const satisfies readonly PublicRefusal['type'][],
})

const LineRefusalReasonEnum = builder.enumType('LineRefusalReason', {
  values: {
    NOT_A_QUANTITY: {
      description: 'The quantity is not valid for the line’s unit: pieces and boxes are integers.',
    },
    MORE_THAN_ORDERED: { description: 'More pieces or boxes than ordered cannot be supplied.' },
    MORE_THAN_HELD: { description: 'More than the amount held on the card. Applies to weighed lines.' },
    ABOVE_MARGIN: {
      description:
        'Heavier than the margin of the order allows. Weigh it again, or send `agreedBy`. Applies to weighed lines.',
    },
    FAR_TOO_LIGHT: {
      description:
        'Less than a third of the ordered weight. Weigh it again, or send `agreedBy`. Applies to weighed lines.',
    },
    WEIGH_AGAIN: {
      description:
        'Three times the ordered weight or more, or a substitute worth three times what it replaces: send the weight a second time in `weighedAgain`. Applies to what is weighed.',
    },
    ABOVE_CREDIT_LIMIT: {
      description:
        'The line makes the order dearer, and its company then exceeds its credit limit. Supply less, or send `agreedBy`.',
    },
    NAMED_TWICE: { description: 'The request names the line twice.' },
  } satisfies Readonly<Record<LineRefusalReason, object>>,
})

const OrderChangeRefusal = builder.objectRef<PublicRefusal>('OrderChangeRefusal')
builder.objectType(OrderChangeRefusal, {
  description: 'Why an order was not changed. Nothing was written.',
  fields: (t) => ({
    type: t.field({ type: ChangeRefusalEnum, resolve: ({ type }) => type }),
    position: t.int({
      nullable: true,
      resolve: (refusal) => ('position' in refusal ? refusal.position : null),
      description: 'The position of the line concerned.',
    }),
    reason: t.field({
      type: LineRefusalReasonEnum,
      nullable: true,
      resolve: (refusal) => (refusal.type === 'LINE_REFUSED' ? refusal.reason : null),
      description: 'For LINE_REFUSED: the reason.',
    }),
    maxQuantity: t.field({
      type: 'Quantity',
      nullable: true,
      resolve: (refusal) => (refusal.type === 'LINE_REFUSED' ? refusal.maxQuantity : null),
      description: 'For LINE_REFUSED: the largest quantity of the line that nobody has to agree to.',
    }),
    maxAmount: t.field({
      type: 'Money',
      nullable: true,
      resolve: (refusal) => ('maxAmount' in refusal ? refusal.maxAmount : null),
      description: 'The largest amount that would be accepted.',
    }),
    message: t.string({
      resolve: (refusal, _args, { language, actor }) =>
        changeRefusalText(refusal, language, {
          withPrices: actor.kind !== 'staff' || staffMay(actor.role, 'prices'),
        }),
      description: 'The refusal as a message for the user, in the language of the request.',
    }),
  }),
})

interface ChangeValue {
  readonly order: StoredOrder
  readonly refusal: PublicRefusal | null
}

/** The payload of every order change: the current order, and why it was not changed. */
export const OrderChangePayload = builder.objectRef<ChangeValue>('OrderChangePayload')
builder.objectType(OrderChangePayload, {
  fields: (t) => ({
    order: t.field({ type: Order, resolve: ({ order }) => order }),
    refusal: t.field({ type: OrderChangeRefusal, nullable: true, resolve: ({ refusal }) => refusal }),
  }),
})

/** `companyId` is null for staff. */
export async function changePayload(
  { deps: { db } }: Context,
  { number, companyId }: { readonly number: OrderNumber; readonly companyId: CompanyId | null },
  changed: Result<unknown, ChangeRefusal>,
): Promise<ChangeValue> {
  if (!changed.ok && isApiError(changed.refusal)) throw apiError(changed.refusal.type)
  const order = companyId === null ? await findAnyOrder(db, number) : await findOrder(db, companyId, number)
  if (!order || (!changed.ok && changed.refusal.type === 'ORDER_NOT_FOUND')) throw apiError('NOT_FOUND')
  return { order, refusal: changed.ok ? null : publicRefusalOf(changed.refusal) }
}

function publicRefusalOf(refusal: ChangeRefusal): PublicRefusal {
  if (refusal.type === 'ORDER_NOT_FOUND' || isApiError(refusal))
    throw new Error(`${refusal.type} is an error of the API, no payload`)
  return refusal
}

function isApiError(
  refusal: ChangeRefusal,
): refusal is Extract<ChangeRefusal, { type: 'STALE' | 'NOT_ALLOWED' }> {
  return refusal.type === 'STALE' || refusal.type === 'NOT_ALLOWED'
}
