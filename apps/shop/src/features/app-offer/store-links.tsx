import { ButtonLink } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as smartphone } from 'lucide-react/icons/smartphone'
import { useConfig } from '../../kernel/session/shop-queries.ts'

const PhoneIcon = icon(smartphone)

export function StoreLinks() {
  const { appEnabled, googlePlayDownloadUrl, appStoreDownloadUrl } = useConfig()
  const stores = [
    { href: googlePlayDownloadUrl, name: 'Google Play' },
    { href: appStoreDownloadUrl, name: 'App Store' },
  ].filter(({ href }) => appEnabled && href !== '')
  if (stores.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {stores.map(({ href, name }) => (
        <ButtonLink key={name} href={href} rel="noopener">
          <PhoneIcon size="s" /> {name}
        </ButtonLink>
      ))}
    </div>
  )
}
