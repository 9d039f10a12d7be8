import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import type { MenuAction } from '@provender/ui/overlays/menu-panel'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { Menu } from '@provender/web/page/menu'
import { __iconData as arrowUpDown } from 'lucide-react/icons/arrow-up-down'
import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis'
import { __iconData as listChecks } from 'lucide-react/icons/list-checks'
import { __iconData as repeat } from 'lucide-react/icons/repeat-2'
import { Suspense, useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { planToPar } from '../usual/requested-items.ts'
import { useFillBasket } from './use-fill-basket.ts'
import type { Guide } from './use-guide.ts'

const MoreIcon = icon(ellipsis)
const UsualIcon = icon(repeat)
const ParIcon = icon(listChecks)
const ArrangeIcon = icon(arrowUpDown)

const UsualOrderSheet = lazyPart(async () => (await import('./usual-order-sheet.tsx')).UsualOrderSheet)

interface GuideHeaderProps {
  readonly guide: Guide
  readonly isArranging: boolean
  readonly onArrange: (isArranging: boolean) => void
}

/** The title of the page, and what acts on the whole guide: buttons, or a menu on a phone. */
export function GuideHeader({ guide: { usuals }, isArranging, onArrange }: GuideHeaderProps) {
  const { t } = useLingui()
  const { products } = useAmounts()
  const { baskets } = useShopState()
  const listContext = useProductList()
  const fill = useFillBasket()
  // Once opened, the sheet stays mounted, so that it can animate when it closes.
  const [choosing, setChoosing] = useState<boolean>()
  const hasLevels = usuals.some(({ par }) => par !== null)
  const fillToPar = () => fill(planToPar(usuals, { ...listContext, quantityOf: baskets.quantityOf }))
  const actions: readonly MenuAction[] = [
    { name: t`Add my usual order`, icon: <UsualIcon size="s" />, onChoose: () => setChoosing(true) },
    ...(hasLevels ? [{ name: t`Top up to par`, icon: <ParIcon size="s" />, onChoose: fillToPar }] : []),
    { name: t`Arrange`, icon: <ArrangeIcon size="s" />, onChoose: () => onArrange(true) },
  ]
  return (
    <>
      <PageHeader
        title={t`Order guide`}
        detail={products(usuals.length)}
        slim
        end={
          isArranging ? (
            <span className="print:hidden">
              <Button size="small" onClick={() => onArrange(false)}>{t`Done`}</Button>
            </span>
          ) : (
            <>
              <span className="flex flex-wrap gap-2 max-tablet:hidden print:hidden">
                {actions.map(({ name, icon: face, onChoose }) => (
                  <Button key={name} size="small" onClick={onChoose}>
                    <span className="text-ink-2">{face}</span>
                    {name}
                  </Button>
                ))}
              </span>
              <span className="ml-auto max-tablet:-mr-[10px] tablet:hidden print:hidden">
                <Menu label={t`More`} face={<MoreIcon />} actions={actions} />
              </span>
            </>
          )
        }
      />
      <Suspense>
        {choosing !== undefined && (
          <UsualOrderSheet usuals={usuals} open={choosing} onClose={() => setChoosing(false)} />
        )}
      </Suspense>
    </>
  )
}
