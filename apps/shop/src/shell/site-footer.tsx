import { useLingui } from '@lingui/react/macro'
import { isLanguage, type Language, languageForms } from '@provender/domain/languages'
import { platform } from '@provender/platform/current'
import { ButtonLink } from '@provender/ui/controls/button'
import { Footer, FooterApp, type FooterGroup } from '@provender/ui/page/footer'
import { hrefOf } from '@provender/web/address/href-of'
import { loadWithRetries } from '@provender/web/loading/lazy-part'
import { useLanguage } from '@provender/web/texts/use-language'
import { useRouter } from '@tanstack/react-router'
import { loginHrefTo } from '../kernel/links/login-href.ts'
import type { PanelOpener } from '../kernel/page/shell-panel.ts'
import { type ShopConfig, useConfig } from '../kernel/session/shop-queries.ts'
import { useViewer } from '../kernel/session/viewer.ts'
import { useShopState } from '../kernel/state/shop-state.ts'

/** The footer of every page. A link appears only if its page exists (docs/product-rules.md#app-shell). */
export function SiteFooter({ onPanel }: PanelOpener) {
  const { t } = useLingui()
  const config = useConfig()
  const { appName } = config
  const language = useLanguage()
  const onLanguage = useLanguageChoice()
  return (
    <Footer
      app={
        config.appEnabled &&
        !platform().app && (
          <FooterApp title={t`${appName} in your pocket`}>
            <ButtonLink href={hrefOf({ to: '/app' })}>{t`Get the app`}</ButtonLink>
          </FooterApp>
        )
      }
      groups={useFooterGroups(config)}
      email={config.contactEmailAddress || undefined}
      languageLabel={t`Language`}
      languages={config.availableLanguages
        .filter(isLanguage)
        .map((code) => ({ code, name: languageForms[code].name }))}
      language={language}
      onLanguage={onLanguage}
      consent={{ name: t`Cookies`, onOpen: () => onPanel('cookies') }}
      social={<SocialLinks config={config} />}
      end={
        config.showSimplicityLogo
          ? { href: hrefOf({ to: '/powered-by' }), name: t`Powered by Provender` }
          : undefined
      }
    />
  )
}

const loadChooser = async () => (await import('./choose-language.ts')).chooseLanguage

function useLanguageChoice(): (code: Language) => void {
  const router = useRouter()
  const { notices } = useShopState()
  return (code) => void loadWithRetries(loadChooser).then((choose) => choose({ router, notices }, code))
}

function useFooterGroups({ show, termsUrl, privacyUrl }: ShopConfig): readonly FooterGroup[] {
  const { t } = useLingui()
  const { isSignedIn } = useViewer()
  const hrefForUser = (href: string) => (isSignedIn ? href : loginHrefTo(href))
  const groups = [
    {
      title: t`Company`,
      links: [
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
      ],
    },
    {
      title: t`Customer service`,
      links: [
        { href: hrefOf({ to: '/faq' }), name: t`Questions and answers`, isShown: show.faq },
        {
          href: hrefForUser(hrefOf({ to: '/account/help-centre' })),
          name: t`Help centre`,
          isShown: show.faq || show.reportAProblem,
        },
        { href: hrefOf({ to: '/contact-us' }), name: t`Contact us`, isShown: show.contactUs },
        { href: hrefOf({ to: '/register' }), name: t`Want to be retailer?`, isShown: !isSignedIn },
      ],
    },
    {
      title: t`My account`,
      links: [
        { href: hrefForUser(hrefOf({ to: '/account/orders' })), name: t`Orders`, isShown: true },
        {
          href: hrefForUser(hrefOf({ to: '/account/account-statements' })),
          name: t`Account statement`,
          isShown: true,
        },
        { href: hrefForUser(hrefOf({ to: '/baskets' })), name: t`Baskets`, isShown: true },
        { href: hrefForUser(hrefOf({ to: '/account/order-guide' })), name: t`Order guide`, isShown: true },
        {
          href: hrefForUser(hrefOf({ to: '/account/my-favourites' })),
          name: t`My favourites`,
          isShown: true,
        },
        {
          href: hrefForUser(hrefOf({ to: '/account/notifications' })),
          name: t`Notifications`,
          isShown: true,
        },
        {
          href: hrefForUser(hrefOf({ to: '/account/settings/payment-cards' })),
          name: t`My payment cards`,
          isShown: true,
        },
        { href: hrefForUser(hrefOf({ to: '/account/settings' })), name: t`Account settings`, isShown: true },
      ],
    },
  ]
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ isShown }) => isShown) }))
    .filter(({ links }) => links.length > 0)
}

interface ConfiguredProps {
  readonly config: ShopConfig
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
