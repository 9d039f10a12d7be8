import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import type { MenuAction } from '@provender/ui/overlays/menu-panel'
import { Note } from '@provender/ui/page/note'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { asText } from '@provender/web/format/as-text'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { Menu } from '@provender/web/page/menu'
import { useRouter } from '@tanstack/react-router'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { __iconData as eraser } from 'lucide-react/icons/eraser'
import { __iconData as list } from 'lucide-react/icons/list'
import { __iconData as move } from 'lucide-react/icons/move'
import { __iconData as share } from 'lucide-react/icons/share'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { __iconData as zap } from 'lucide-react/icons/zap'
import { Suspense, useState } from 'react'
import { useBaskets } from '../basket-store/use-basket.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { basketHref } from './basket-href.ts'
import { BasketMenu } from './basket-menu.tsx'
import { groupings } from './line-groups.ts'
import { UnsyncedBadge } from './unsynced.tsx'
import { useBasketActions } from './use-basket-actions.ts'
import type { EditedBasketView } from './use-edited-basket.ts'
import { useGroupingNames } from './use-grouping-names.ts'
import { useGrouping } from './use-grouping.ts'

const ChosenIcon = icon(check)
const BasketsIcon = icon(chevronDown)
const QuickOrderIcon = icon(zap)
const OtherIcon = icon(shoppingBasket)
const LinesIcon = icon(list)
const MoveIcon = icon(move)
const ClearIcon = icon(eraser)
const ShareIcon = icon(share)

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)
const MoveLinesDialog = lazyPart(async () => (await import('./move-lines-dialog.tsx')).MoveLinesDialog)

const linkClass =
  'relative press-area max-tablet:hidden py-1.5 text-label whitespace-nowrap text-accent underline-offset-3 hover:underline'

export function BasketHeader({ basket }: { readonly basket: EditedBasketView }) {
  const { t } = useLingui()
  const { lines } = useAmounts()
  return (
    <>
      <PageHeader
        title={basket.name}
        detail={lines(lineCount(basket))}
        slim
        end={
          <span className="flex items-center gap-x-4 max-tablet:grow max-tablet:gap-x-1">
            <span className="-ml-2 tablet:hidden">
              <BasketChoice basket={basket} />
            </span>
            <UnsyncedBadge />
            <a href={hrefOf({ to: '/quick-order' })} data-web className={linkClass}>
              {t`Quick order`}
            </a>
            <a href={hrefOf({ to: '/baskets' })} className={linkClass}>
              {t`All baskets`}
            </a>
            <span className="ml-auto max-tablet:-mr-2.5">
              <PageMenu basket={basket} />
            </span>
          </span>
        }
      />
      {!basket.isActive && <NotActive basket={basket} />}
    </>
  )
}

/** The other baskets. A wider page has a link to all of them. */
function BasketChoice({ basket }: { readonly basket: EditedBasketView }) {
  const { t } = useLingui()
  const { baskets } = useBaskets()
  return (
    <Menu
      label={t`Change basket`}
      face={<BasketsIcon size="s" />}
      actions={[
        ...baskets.map((each) => ({
          name: each.name,
          icon: each.id === basket.id ? <ChosenIcon size="s" /> : <OtherIcon size="s" />,
          chosen: each.id === basket.id,
          href: basketHref(each),
        })),
        { name: t`All baskets`, icon: <LinesIcon size="s" />, href: hrefOf({ to: '/baskets' }) },
      ]}
    />
  )
}

function PageMenu({ basket }: { readonly basket: EditedBasketView }) {
  const { t } = useLingui()
  const router = useRouter()
  const { baskets } = useBaskets()
  const { clear } = useBasketActions()
  const [moving, setMoving] = useState<boolean>()
  const [sharing, setSharing] = useState<boolean>()
  const others = [
    {
      name: t`Quick order`,
      icon: <QuickOrderIcon size="s" />,
      href: hrefOf({ to: '/quick-order' }),
      onPhone: true,
    },
    ...useGroupingActions(),
    { name: t`Share`, icon: <ShareIcon size="s" />, onChoose: () => setSharing(true) },
    {
      name: t`Move lines`,
      icon: <MoveIcon size="s" />,
      off: basket.lines.length === 0 || baskets.length < 2,
      onChoose: () => setMoving(true),
    },
    {
      name: t`Clear basket`,
      icon: <ClearIcon size="s" />,
      off: lineCount(basket) === 0,
      onChoose: () => clear(basket),
    },
  ]
  return (
    <>
      <BasketMenu
        basket={basket}
        more={others}
        onDeleted={() => void router.navigate({ to: '/baskets' })}
        onDuplicated={() => void router.navigate({ to: '/baskets/detail' })}
      />
      <Suspense>
        {sharing !== undefined && (
          <ShareDialog basket={basket} open={sharing} onClose={() => setSharing(false)} />
        )}
        {moving !== undefined && (
          <MoveLinesDialog basket={basket} open={moving} onClose={() => setMoving(false)} />
        )}
      </Suspense>
    </>
  )
}

/** A phone has no room for the choice beside the field (`basket-tools.tsx`). */
function useGroupingActions(): readonly MenuAction[] {
  const names = useGroupingNames()
  const [chosen, choose] = useGrouping()
  return groupings.map((grouping) => ({
    name: names[grouping],
    icon: grouping === chosen ? <ChosenIcon size="s" /> : <LinesIcon size="s" />,
    chosen: grouping === chosen,
    onPhone: true,
    onChoose: () => choose(grouping),
  }))
}

function NotActive({ basket }: { readonly basket: EditedBasketView }) {
  const { t } = useLingui()
  const { activate } = useBasketActions()
  const { active } = useBaskets()
  const name = asText(active?.name ?? '')
  return (
    <div className="mb-3">
      <Note>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>
            <Trans>
              Your active basket is <b>{name}</b>: products you add go there.
            </Trans>
          </span>
          <Button look="bare" size="small" onClick={() => activate(basket.id)}>
            {t`Make this one active`}
          </Button>
        </div>
      </Note>
    </div>
  )
}

/** Also lines that nobody has reviewed yet. */
function lineCount({ lines, unpriced }: EditedBasketView): number {
  return lines.length + unpriced.length
}
