import { useLingui } from '@lingui/react/macro'
import { type UserRole, roleMay } from '@provender/domain/permission/permission'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as creditCard } from 'lucide-react/icons/credit-card'
import { __iconData as keyRound } from 'lucide-react/icons/key-round'
import { __iconData as mail } from 'lucide-react/icons/mail'
import { __iconData as mapPin } from 'lucide-react/icons/map-pin'
import { __iconData as monitorSmartphone } from 'lucide-react/icons/monitor-smartphone'
import { __iconData as slidersHorizontal } from 'lucide-react/icons/sliders-horizontal'
import { __iconData as smartphone } from 'lucide-react/icons/smartphone'
import { __iconData as trash } from 'lucide-react/icons/trash'
import { __iconData as users } from 'lucide-react/icons/users'

const PasswordIcon = icon(keyRound)
const SecondFactorIcon = icon(smartphone)
const EmailIcon = icon(mail)
const PreferencesIcon = icon(slidersHorizontal)
const CompanyUsersIcon = icon(users)
const SitesIcon = icon(mapPin)
const DevicesIcon = icon(monitorSmartphone)
const CardIcon = icon(creditCard)
const DeleteIcon = icon(trash)

export function SettingsLinks({ role }: { readonly role: UserRole }) {
  const { t } = useLingui()
  const links = [
    {
      href: hrefOf({ to: '/account/settings/change-password' }),
      icon: <PasswordIcon />,
      name: t`Change password`,
      detail: t`Logs out everyone else who is using it.`,
      isShown: true,
    },
    {
      href: hrefOf({ to: '/account/settings/second-factor' }),
      icon: <SecondFactorIcon />,
      name: t`Two-step login`,
      detail: t`A code from your phone as well as the password.`,
      isShown: true,
    },
    {
      href: hrefOf({ to: '/account/settings/email' }),
      icon: <EmailIcon />,
      name: t`Change e-mail`,
      detail: t`Where we e-mail you, and what you log in with.`,
      isShown: true,
    },
    {
      href: hrefOf({ to: '/account/settings/preferences' }),
      icon: <PreferencesIcon />,
      name: t`Preferences`,
      detail: t`Language, prices with VAT, and what we may send you.`,
      isShown: true,
    },
    {
      href: hrefOf({ to: '/account/settings/colleagues' }),
      icon: <CompanyUsersIcon />,
      name: t`Colleagues`,
      detail: t`Who can log in for your company, and their roles.`,
      isShown: roleMay(role, 'company.logins'),
    },
    {
      href: hrefOf({ to: '/account/settings/sites' }),
      icon: <SitesIcon />,
      name: t`Delivery sites`,
      detail: t`Where we deliver, and what the driver needs to know.`,
      isShown: roleMay(role, 'company.sites'),
    },
    {
      href: hrefOf({ to: '/account/settings/devices' }),
      icon: <DevicesIcon />,
      name: t`Logged-in devices`,
      detail: t`Where you're logged in.`,
      isShown: true,
    },
    {
      href: hrefOf({ to: '/account/settings/payment-cards' }),
      icon: <CardIcon />,
      name: t`My payment cards`,
      detail: t`The cards your company pays with.`,
      isShown: true,
    },
    {
      href: hrefOf({ to: '/account/settings/delete-account' }),
      icon: <DeleteIcon />,
      name: t`Delete my account`,
      detail: t`Orders and invoices stay with your company.`,
      isShown: true,
    },
  ]
  return (
    <ul className="border-t border-ink">
      {links
        .filter(({ isShown }) => isShown)
        .map(({ href, icon, name, detail }) => (
          <li
            key={href}
            className="relative grid grid-cols-[20px_minmax(0,1fr)] items-start gap-x-3 border-b border-line py-3 hover:bg-sunken/60"
          >
            <span className="pt-0.5 text-ink-2">{icon}</span>
            <div>
              <a
                href={href}
                className="text-name underline-offset-3 after:absolute after:inset-0 hover:underline"
              >
                {name}
              </a>
              <p className="text-small text-ink-2">{detail}</p>
            </div>
          </li>
        ))}
    </ul>
  )
}
