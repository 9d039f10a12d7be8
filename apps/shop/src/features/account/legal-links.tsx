import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { hrefOf } from '@provender/web/address/href-of'
import { useConfig } from '../../kernel/session/shop-queries.ts'

/** The links that a browser shows in the footer, which an app does not have. */
export function LegalLinks() {
  const { t } = useLingui()
  const { show, termsUrl, privacyUrl, showSimplicityLogo } = useConfig()
  if (!platform().app) return null
  const links = [
    { href: hrefOf({ to: '/about-us' }), name: t`About us`, isShown: show.aboutUs },
    {
      href: termsUrl || hrefOf({ to: '/terms-and-conditions' }),
      name: t`Terms and conditions`,
      isShown: show.termsAndConditions,
    },
    {
      href: privacyUrl || hrefOf({ to: '/privacy-policy' }),
      name: t`Privacy policy`,
      isShown: show.privacyPolicy,
    },
    { href: hrefOf({ to: '/powered-by' }), name: t`Powered by Provender`, isShown: showSimplicityLogo },
  ]
  return (
    <ul aria-label={t`Legal`} className="-mx-2">
      {links
        .filter(({ isShown }) => isShown)
        .map(({ href, name }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center rounded-control px-2 text-label text-ink-2 hover:bg-sunken"
            >
              {name}
            </a>
          </li>
        ))}
    </ul>
  )
}
