import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/button'
import { Note } from '@provender/ui/note'
import { PageHead } from '@provender/ui/page-parts'
import { useRouter } from '@tanstack/react-router'
import { useShopState } from '../app/shop-state.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { BasketMenu } from './basket-menu.tsx'
import { useBaskets } from './use-basket.ts'
import type { ShownBasket } from './use-edited-basket.ts'

const way = 'py-1.5 text-label text-accent underline-offset-3 hover:underline'

/** Name, number of lines, and what can be done with the whole. */
export function BasketHead({ basket }: { readonly basket: ShownBasket }) {
  const { t } = useLingui()
  const { lines } = useAmounts()
  const router = useRouter()
  const count = basket.lines.length + basket.unpriced.length
  return (
    <>
      <PageHead
        title={basket.name}
        detail={lines(count)}
        end={
          <span className="flex items-center gap-1">
            <a href="/quick-order" className={`${way} pr-2`}>
              {t`Quick order`}
            </a>
            <a href="/baskets" className={way}>
              {t`All baskets`}
            </a>
            <BasketMenu basket={basket} onDeleted={() => void router.navigate({ href: '/baskets' })} />
          </span>
        }
      />
      {!basket.isActive && <NotActive basket={basket} />}
    </>
  )
}

/** What is added elsewhere goes into another basket. */
function NotActive({ basket }: { readonly basket: ShownBasket }) {
  const { t } = useLingui()
  const { baskets } = useShopState()
  const { active } = useBaskets()
  const name = active?.name ?? ''
  return (
    <div className="mb-3">
      <Note>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>
            <Trans>
              Your active basket is <b>{name}</b>: products you add go there.
            </Trans>
          </span>
          <Button
            look="bare"
            size="small"
            onClick={() => void baskets.push([{ type: 'activate', basketId: basket.id }])}
          >
            {t`Make this one active`}
          </Button>
        </div>
      </Note>
    </div>
  )
}
