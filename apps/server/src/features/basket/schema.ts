import type { Basket } from '@provender/domain/basket/basket'
import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import type { Result } from '@provender/domain/result'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { BasketType } from './basket-type.ts'
import {
  type AppliedOperations,
  applyDirectly,
  applyQueue,
  createMissingBasket,
  type OperationsRefusal,
} from './commands.ts'
import { BasketOperationInput, parseOperations } from './operation-input.ts'
import { BasketProblemType } from './problem-type.ts'
import { type ReplacedList, replaceList } from './replace-list.ts'
import { parseReplacementBaskets, ReplacementBasketInput } from './replacement-baskets-input.ts'
import type { BasketState } from './store.ts'
import { writerOf } from './writer-of.ts'

builder.queryField('baskets', (t) =>
  t.field({
    ...allow('customer'),
    type: [BasketType],
    description: 'All baskets of the company, at master/{uid}/baskets.',
    resolve: async (_root, _args, context): Promise<Basket[]> => {
      const { baskets } = await context.deps.baskets.read(requireUser(context).companyId)
      return [...baskets]
    },
  }),
)

const BasketListType = builder.objectRef<BasketState>('BasketList')
builder.objectType(BasketListType, {
  description: 'All baskets of the company at one version. Every write increases the version.',
  fields: (t) => ({
    version: t.field({ type: 'Int64', resolve: ({ version }) => version }),
    baskets: t.field({ type: [BasketType], resolve: ({ baskets }) => [...baskets] }),
  }),
})

builder.queryField('basketList', (t) =>
  t.field({
    ...allow('customer'),
    type: BasketListType,
    description: 'The baskets with their version. A device uses it to tell an old response from a new one.',
    resolve: async (_root, _args, context) => await context.deps.baskets.read(requireUser(context).companyId),
  }),
)

builder.queryField('basket', (t) =>
  t.field({
    ...allow('customer'),
    type: BasketType,
    nullable: true,
    args: { id: t.arg({ type: 'Uuid' }) },
    description: 'One basket; without an id the active one, null if there is none.',
    resolve: async (_root, { id }, context) => {
      const { baskets } = await context.deps.baskets.read(requireUser(context).companyId)
      const basket = baskets.find((each) => (id ? each.id === id : each.isActive))
      if (!basket && id) throw apiError('NOT_FOUND')
      return basket ?? null
    },
  }),
)

const BasketsPayload = builder.objectRef<AppliedOperations>('BasketsPayload')
builder.objectType(BasketsPayload, {
  fields: (t) => ({
    baskets: t.field({ type: [BasketType], resolve: ({ baskets }) => [...baskets] }),
    version: t.field({ type: 'Int64', resolve: ({ version }) => version }),
    lastN: t.exposeInt('lastN', { description: 'The number of the queue’s last applied operation.' }),
    problems: t.field({ type: [BasketProblemType], resolve: ({ problems }) => [...problems] }),
  }),
})

builder.mutationField('applyBasketOperations', (t) =>
  t.field({
    ...allow('customer'),
    repeat: { key: 'clientId' },
    type: BasketsPayload,
    args: {
      clientId: t.arg({ type: 'Uuid', required: true, description: 'A random id, stored with the queue.' }),
      operations: t.arg({ type: [BasketOperationInput], required: true }),
    },
    description:
      'Applies the operations of a device’s queue in order. Each is applied exactly once, however often it is sent.',
    resolve: async (_root, { clientId, operations }, context) =>
      valueOf(
        await applyQueue(context.deps, writerOf(context), {
          clientId,
          operations: parseOperations(operations),
        }),
      ),
  }),
)

const lineArgs = v.object({ unit: v.picklist(['1', '2']), quantity: v.pipe(v.number(), v.minValue(0)) })

builder.mutationField('addBasketProduct', (t) =>
  t.field({
    ...allow('customer'),
    repeat: {
      intended: 'each call counts (docs/product-rules.md#basket-helpers): two calls add the product twice',
    },
    type: BasketsPayload,
    args: {
      productId: t.arg({ type: 'Int64', required: true }),
      quantity: t.arg({ type: 'Quantity', required: true }),
      unit: t.arg.string({ required: true }),
      price: t.arg({ type: 'UnitPrice' }),
    },
    description: 'Adds to the active basket. Creates one if there is none.',
    resolve: async (_root, args, context) => {
      const { unit, quantity } = parseArgs(lineArgs, args)
      return valueOf(
        await applyDirectly(context.deps, writerOf(context), (baskets) => [
          ...createMissingBasket(baskets, context.deps.newId),
          {
            type: 'add',
            basketId: null,
            productId: args.productId as ProductId,
            unit,
            quantity: quantity as Quantity,
            price: args.price ?? null,
          },
        ]),
      )
    },
  }),
)

builder.mutationField('removeBasketProduct', (t) =>
  t.field({
    ...allow('customer'),
    repeat: {
      intended: 'each call counts (docs/product-rules.md#basket-helpers): two calls remove the product twice',
    },
    type: BasketsPayload,
    args: {
      productId: t.arg({ type: 'Int64', required: true }),
      quantity: t.arg({ type: 'Quantity', required: true }),
      unit: t.arg.string({ required: true }),
      price: t.arg({
        type: 'UnitPrice',
        description: 'Accepted for symmetry with `addBasketProduct`, but not used.',
      }),
    },
    description: 'Removes a quantity from the active basket. Refused if the line is not in it.',
    resolve: async (_root, args, context) => {
      const { unit, quantity } = parseArgs(lineArgs, args)
      const operation: BasketOperation = {
        type: 'remove',
        basketId: null,
        productId: args.productId as ProductId,
        unit,
        quantity: quantity as Quantity,
      }
      const payload = valueOf(await applyDirectly(context.deps, writerOf(context), () => [operation]))
      if (payload.problems.length > 0) throw apiError('LINE_NOT_FOUND')
      return payload
    },
  }),
)

const BasketInput = builder.inputType('BasketInput', {
  fields: (t) => ({
    id: t.field({ type: 'Uuid' }),
    name: t.string({ description: 'At most 60 characters; empty for the default.' }),
  }),
})

builder.mutationField('createBasket', (t) =>
  t.field({
    ...allow('customer'),
    repeat: {
      intended:
        'it has no key (docs/product-rules.md#basket-helpers): without an id, each call creates a basket',
    },
    type: BasketsPayload,
    args: { basket: t.arg({ type: BasketInput }) },
    description: 'Creates a basket and makes it the active one.',
    resolve: async (_root, { basket }, context) => {
      const basketId = (basket?.id ?? context.deps.newId()) as BasketId
      const operation: BasketOperation = { type: 'create', basketId, name: basket?.name ?? '' }
      const payload = valueOf(await applyDirectly(context.deps, writerOf(context), () => [operation]))
      if (payload.problems.length > 0) throw apiError('BASKET_NOT_CREATED')
      return payload
    },
  }),
)

const ReplaceRefusalEnum = builder.enumType('ReplaceBasketsRefusal', {
  values: {
    STALE: { description: 'The baskets have been written since this version. Nothing was changed.' },
  },
})

const ReplaceBasketsPayload = builder.objectRef<ReplacedList>('ReplaceBasketsPayload')
builder.objectType(ReplaceBasketsPayload, {
  description: 'The current baskets, whether the list replaced them or not.',
  fields: (t) => ({
    refusal: t.expose('refusal', { type: ReplaceRefusalEnum, nullable: true }),
    version: t.field({ type: 'Int64', resolve: ({ version }) => version }),
    baskets: t.field({ type: [BasketType], resolve: ({ baskets }) => [...baskets] }),
    problems: t.field({
      type: [BasketProblemType],
      resolve: ({ problems }) => problems.map((problem) => ({ n: 0, problem })),
    }),
  }),
})

builder.mutationField('replaceBaskets', (t) =>
  t.field({
    ...allow('customer'),
    repeat: { version: 'version' },
    type: ReplaceBasketsPayload,
    args: {
      version: t.arg({
        type: 'Int64',
        required: true,
        description: 'The version of basketList that the list was created from.',
      }),
      baskets: t.arg({ type: [ReplacementBasketInput], required: true }),
    },
    description: 'Replaces all baskets at master/{uid}/baskets, unless they have been written since.',
    resolve: async (_root, { version, baskets }, context) => {
      const replacements = parseReplacementBaskets(baskets)
      const replaced = await replaceList(context.deps, writerOf(context), { version, replacements })
      if (!replaced.ok) throw apiError(replaced.refusal.type)
      return replaced.value
    },
  }),
)

function valueOf(result: Result<AppliedOperations, OperationsRefusal>): AppliedOperations {
  if (result.ok) return result.value
  const { refusal } = result
  throw apiError(refusal.type)
}
