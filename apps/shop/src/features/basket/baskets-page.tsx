import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Basket, Baskets } from '@provender/domain/basket/basket'
import { Button } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { StateTag } from '@provender/ui/page/state-tag'
import { icon } from '@provender/ui/tokens/icon'
import { localMoment, shortDay } from '@provender/web/format/dates'
import { prefetchModules, lazyPart } from '@provender/web/loading/lazy-part'
import { useLanguage } from '@provender/web/texts/use-language'
import { useRouter } from '@tanstack/react-router'
import { __iconData as plus } from 'lucide-react/icons/plus'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { Suspense, useEffect, useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { basketHref } from './basket-href.ts'
import { BasketMenu } from './basket-menu.tsx'
import { UnsyncedBadge } from './unsynced.tsx'
import { useBasketActions } from './use-basket-actions.ts'

const BasketIcon = icon(shoppingBasket)
const PlusIcon = icon(plus)

const CreateDialog = lazyPart(async () => (await import('./name-basket-dialog.tsx')).CreateBasketDialog)

export function BasketsPage() {
  const { t } = useLingui()
  const { baskets } = useBaskets()
  const count = baskets.length
  return (
    <>
      <PageHeader
        title={t`Baskets`}
        detail={t`${plural(count, { one: '# basket', other: '# baskets' })}`}
        end={
          <span className="flex items-center gap-x-4">
            <UnsyncedBadge />
            <CreateButton />
          </span>
        }
      />
      {baskets.length === 0 ? (
        <Empty icon={<BasketIcon size="x" />} title={t`No baskets yet`}>
          {t`Create one and name it, or just add a product: the first basket is then created for you.`}
        </Empty>
      ) : (
        <BasketList baskets={baskets} />
      )}
    </>
  )
}

function CreateButton() {
  const { t } = useLingui()
  const router = useRouter()
  const actions = useBasketActions()
  const [open, setOpen] = useState<boolean>()
  useEffect(() => prefetchModules([CreateDialog.prefetch]), [])
  const create = (name: string) => {
    if (actions.create(name)) void router.navigate({ to: '/baskets/detail' })
  }
  return (
    <>
      <Button look="go" onClick={() => setOpen(true)}>
        <PlusIcon size="s" /> {t`Create basket`}
      </Button>
      <Suspense>
        {open !== undefined && <CreateDialog open={open} onClose={() => setOpen(false)} onCreate={create} />}
      </Suspense>
    </>
  )
}

function BasketList({ baskets }: { readonly baskets: Baskets }) {
  const { t } = useLingui()
  const activeFirst = baskets.toSorted((one, other) => Number(other.isActive) - Number(one.isActive))
  return (
    <ul aria-label={t`Baskets`} className="border-t border-ink">
      {activeFirst.map((basket) => (
        <BasketItem key={basket.id} basket={basket} />
      ))}
    </ul>
  )
}

function BasketItem({ basket }: { readonly basket: Basket }) {
  const { t } = useLingui()
  const { totals } = useBaskets()
  const language = useLanguage()
  const { lines, money } = useAmounts()
  const { warehouseTimezone } = useConfig()
  const changed = localMoment(new Date(basket.updatedAtMs).toISOString(), warehouseTimezone)
  const day = shortDay(changed.date, language)
  const time = changed.time
  const total = totals.get(basket.id)
  return (
    <li className="relative grid min-h-row grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2.5 hover:bg-sunken/60 tablet:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0">
        <p className="flex items-center gap-2">
          <a
            href={basketHref(basket)}
            className="truncate text-name underline-offset-3 after:absolute after:inset-0 hover:underline"
          >
            {basket.name}
          </a>
          {basket.isActive && <StateTag tone="yours">{t`Active`}</StateTag>}
        </p>
        <p className="text-small figures text-ink-2">
          {lines(basket.lines.length)} · {t`changed ${day}, ${time}`}
        </p>
      </div>
      <p className="figures max-tablet:col-start-1 max-tablet:row-start-2 tablet:text-end">
        {total !== undefined && (
          <>
            <b className="text-figure">{money(total)}</b>{' '}
            <span className="text-small text-ink-2">{t`+ VAT`}</span>
          </>
        )}
      </p>
      <div className="relative z-1 max-tablet:row-span-2 max-tablet:row-start-1">
        <BasketMenu basket={basket} />
      </div>
    </li>
  )
}
