import { useLingui } from '@lingui/react/macro'
import { findBasket, maxBasketNameLength } from '@provender/domain/basket/basket'
import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import type { BasketId } from '@provender/domain/ids'
import { newId } from '@provender/web/api/new-id'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { noticeOfProblem, withProducts } from '../basket-store/basket-notices.ts'
import { cappedNotice } from './capped-notice.ts'
import { clearBasket } from './clear-basket.ts'
import type { EditedBasket, EditedLine } from './edited-basket.ts'
import { registerProducts } from './register-products.ts'

interface NamedBasket {
  readonly id: BasketId
  readonly name: string
}

export function useBasketActions() {
  const { t, i18n } = useLingui()
  const { baskets, notices } = useShopState()
  const stockPolicy = useConfig()
  const show = (problems: readonly BasketProblem[], lines: readonly EditedLine[] = []): void => {
    for (const problem of problems)
      notices.show(
        problem.type === 'CAPPED'
          ? cappedNotice(problem, lines, i18n)
          : withProducts(noticeOfProblem(problem, i18n), nameIn(lines, problem)),
      )
  }
  const push = (operations: Parameters<typeof baskets.push>[0], lines?: readonly EditedLine[]) =>
    show(baskets.push(operations), lines)
  const make = (basketId: BasketId, operation: BasketOperation): boolean => {
    push([operation])
    return findBasket(baskets.view().baskets, basketId) !== undefined
  }
  return {
    create: (name: string) => {
      const basketId = newId() as BasketId
      return make(basketId, { type: 'create', basketId, name })
    },
    rename: (basketId: BasketId, name: string) => push([{ type: 'rename', basketId, name }]),
    activate: (basketId: BasketId) => push([{ type: 'activate', basketId }]),
    duplicate: ({ id, name }: NamedBasket) => {
      const copyName = Array.from(t`${name} (copy)`)
        .slice(0, maxBasketNameLength)
        .join('')
      const newBasketId = newId() as BasketId
      const isMade = make(newBasketId, { type: 'duplicate', basketId: id, newBasketId, name: copyName })
      if (isMade)
        notices.show({
          kind: 'toast',
          about: 'done',
          text: t`${copyName} has been created and is now active.`,
        })
      return isMade
    },
    clear: ({ id, name, lines }: NamedBasket & Pick<EditedBasket, 'lines'>) => {
      registerProducts(baskets, lines, stockPolicy)
      const undo = clearBasket(baskets, id)
      notices.show({
        kind: 'toast',
        about: 'removed',
        text: t`${name} is empty now.`,
        action: { label: t`Undo`, onAction: undo },
      })
    },
    move: (from: NamedBasket, to: NamedBasket, lines: readonly EditedLine[]) => {
      registerProducts(baskets, lines, stockPolicy)
      const moved = lines.map(({ productId, unit }) => ({ productId, unit }))
      push([{ type: 'moveLines', basketId: from.id, toBasketId: to.id, lines: moved }], lines)
    },
  }
}

function nameIn(lines: readonly EditedLine[], problem: BasketProblem): string | undefined {
  if (!('unit' in problem)) return undefined
  const line = lines.find(({ productId, unit }) => productId === problem.productId && unit === problem.unit)
  return line?.reviewed.name
}
