import { useLingui } from '@lingui/react/macro'
import { parseMinor } from '@provender/domain/money/decimal'
import { showMoney } from '@provender/domain/money/show-money'
import { BasketLink } from '@provender/ui/page/header'
import { useLanguage } from '@provender/web/texts/use-language'
import { activeBasketHref } from '../features/basket-store/active-basket-href.ts'
import { useBaskets } from '../features/basket-store/use-basket.ts'
import { loginHrefTo } from '../kernel/links/login-href.ts'
import type { PanelOpener } from '../kernel/page/shell-panel.ts'
import { useViewer } from '../kernel/session/viewer.ts'
import { useShopState } from '../kernel/state/shop-state.ts'

export function HeaderBasket({ onPanel }: PanelOpener) {
  const { signedInFeatures } = useShopState()
  return signedInFeatures ? (
    <signedInFeatures.MiniBasketOverlay onPanel={onPanel} trigger={<TotalLink />} />
  ) : (
    <TotalLink />
  )
}

function TotalLink() {
  const { t } = useLingui()
  const language = useLanguage()
  const { isSignedIn, hidesPrices, currencyCode } = useViewer()
  const { active, totals } = useBaskets()
  const net = active && !hidesPrices ? parseMinor(totals.get(active.id) ?? '') : undefined
  return (
    <BasketLink
      href={isSignedIn ? activeBasketHref : loginHrefTo(activeBasketHref)}
      name={t`Basket`}
      total={net === undefined ? undefined : showMoney(net, currencyCode, language)}
      vat={net === undefined ? undefined : t`+ VAT`}
    />
  )
}
