import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { QrCode } from '../../kernel/pictures/qr-code.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { InstallSection } from './install-section.tsx'
import { StoreLinks } from './store-links.tsx'

export function AppPage({ address }: { readonly address: string }) {
  const { t } = useLingui()
  const { appName } = useConfig()
  const uses = [
    t`Opens instantly from your home screen.`,
    t`Works in the cold store: fill the basket without a signal, and order when you're back online.`,
    t`Scans with the camera, and tells you when an order is on its way.`,
  ]
  return (
    <div className="grid gap-8 py-4 md:grid-cols-[minmax(0,38rem)_auto] md:gap-16">
      <div className="grid content-start gap-6">
        <PageHeader title={t`${appName} in your pocket`} />
        <ul className="grid max-w-[36em] list-disc gap-2 pl-5 marker:text-accent">
          {uses.map((use) => (
            <li key={use}>{use}</li>
          ))}
        </ul>
        <InstallSection />
        <StoreLinks />
      </div>
      <figure className="grid content-start justify-items-start gap-3 max-md:hidden">
        <QrCode value={address} title={t`The address of this page`} />
        <figcaption className="max-w-56 text-small text-ink-2">
          {t`Scan this with your phone's camera.`}
        </figcaption>
      </figure>
    </div>
  )
}
