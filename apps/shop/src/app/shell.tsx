import { useLingui } from '@lingui/react/macro'
import { AppFrame } from '@provender/ui/app-frame'
import { followLinks } from '@provender/ui/follow-links'
import { Header, Mark } from '@provender/ui/header'
import { Notices } from '@provender/ui/notices'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { ShelfFloats } from '../catalogue/shelf-floats.tsx'
import { makeShopState } from './make-shop-state.ts'
import { useConfig } from './shop-queries.ts'
import { ShopStateContext } from './shop-state.ts'

/** The window round every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [state] = useState(() => makeShopState(queryClient, i18n))
  const config = useConfig()
  useEffect(
    () =>
      followLinks(document.body, {
        navigate: (path) => void router.navigate({ href: path }),
        prepare: (path) => void router.preloadRoute({ href: path } as never),
      }),
    [router],
  )
  return (
    <ShopStateContext value={state}>
      <AppFrame
        skip={t`Skip to the page`}
        header={
          <Header
            menu={null}
            mark={<Mark href="/" name={config.appName} label={config.appName} />}
            account={null}
            basket={null}
          />
        }
      >
        {children}
      </AppFrame>
      <ShelfFloats />
      <Notices queue={state.notices} label={t`Messages`} closeLabel={t`Close`} />
    </ShopStateContext>
  )
}
