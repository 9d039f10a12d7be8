import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/button'
import { Footer, FooterApp, type FooterGroup } from '@provender/ui/footer'
import { icon } from '@provender/ui/icon'
import { __iconData as smartphone } from 'lucide-react/icons/smartphone'
import { keepCookie } from './cookies.ts'
import { loginHrefTo } from './here.ts'
import { isShopLanguage, languageNames } from './language-names.ts'
import { type ShopConfig, useConfig } from './shop-queries.ts'
import { useLanguage } from './use-language.ts'
import { useViewer } from './viewer.ts'

const PhoneIcon = icon(smartphone)

/** The foot of every page (specification 2, "App shell"): only links whose page there is. */
export function SiteFooter() {
  const { t } = useLingui()
  const config = useConfig()
  const language = useLanguage()
  return (
    <Footer
      app={hasApp(config) ? <AppOffer config={config} /> : undefined}
      groups={useFooterGroups(config)}
      email={config.contactEmailAddress || undefined}
      languageLabel={t`Language`}
      languages={config.availableLanguages
        .filter(isShopLanguage)
        .map((code) => ({ code, name: languageNames[code] }))}
      language={language}
      onLanguage={(code) => {
        keepCookie('lang', code)
        location.reload()
      }}
      social={<SocialLinks config={config} />}
      end={config.showSimplicityLogo ? t`Powered by Provender` : undefined}
    />
  )
}

function useFooterGroups({ show, termsUrl, privacyUrl }: ShopConfig): readonly FooterGroup[] {
  const { t } = useLingui()
  const { isSignedIn } = useViewer()
  const own = (href: string) => (isSignedIn ? href : loginHrefTo(href))
  const groups = [
    {
      title: t`Company`,
      links: [
        { href: '/about-us', name: t`About us`, shown: show.aboutUs },
        {
          href: termsUrl || '/terms-and-conditions',
          name: t`Terms and conditions`,
          shown: show.termsAndConditions,
        },
        { href: privacyUrl || '/privacy-policy', name: t`Privacy policy`, shown: show.privacyPolicy },
      ],
    },
    {
      title: t`Customer service`,
      links: [
        { href: '/faq', name: t`Questions and answers`, shown: show.faq },
        {
          href: own('/account/help-centre'),
          name: t`Help centre`,
          shown: show.faq || show.reportAProblem,
        },
        { href: '/contact-us', name: t`Contact us`, shown: show.contactUs },
        { href: '/register', name: t`Want to be retailer?`, shown: !isSignedIn },
      ],
    },
    {
      title: t`My account`,
      links: [
        { href: own('/account/orders'), name: t`Orders`, shown: true },
        { href: own('/account/account-statements'), name: t`Account statement`, shown: true },
        { href: own('/baskets'), name: t`Baskets`, shown: true },
        { href: own('/account/order-guide'), name: t`Order guide`, shown: true },
        { href: own('/account/my-favourites'), name: t`My favourites`, shown: true },
        { href: own('/account/notifications'), name: t`Notifications`, shown: true },
        { href: own('/account/settings/payment-cards'), name: t`My payment cards`, shown: true },
        { href: own('/account/settings'), name: t`Account settings`, shown: true },
      ],
    },
  ]
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ shown }) => shown) }))
    .filter(({ links }) => links.length > 0)
}

function hasApp({ appEnabled, googlePlayDownloadUrl, appStoreDownloadUrl }: ShopConfig): boolean {
  return appEnabled && (googlePlayDownloadUrl !== '' || appStoreDownloadUrl !== '')
}

interface ConfiguredProps {
  readonly config: ShopConfig
}

function AppOffer({ config }: ConfiguredProps) {
  const { t } = useLingui()
  const { appName, googlePlayDownloadUrl, appStoreDownloadUrl } = config
  return (
    <FooterApp title={t`${appName} in your pocket`}>
      <div className="flex flex-wrap gap-2">
        {googlePlayDownloadUrl && (
          <ButtonLink href={googlePlayDownloadUrl}>
            <PhoneIcon size="s" /> Google Play
          </ButtonLink>
        )}
        {appStoreDownloadUrl && (
          <ButtonLink href={appStoreDownloadUrl}>
            <PhoneIcon size="s" /> App Store
          </ButtonLink>
        )}
      </div>
    </FooterApp>
  )
}

function SocialLinks({ config }: ConfiguredProps) {
  const { t } = useLingui()
  const { facebookUrl, twitterUrl, instagramUrl, linkedinUrl } = config
  const links = [
    { href: facebookUrl, name: 'Facebook' },
    { href: twitterUrl, name: 'X' },
    { href: instagramUrl, name: 'Instagram' },
    { href: linkedinUrl, name: 'LinkedIn' },
  ].filter(({ href }) => href !== '')
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4" aria-label={t`Follow us`}>
      {links.map(({ href, name }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener"
            className="inline-flex min-h-6.5 items-center underline-offset-3 hover:text-ink hover:underline pointer-coarse:min-h-11"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
