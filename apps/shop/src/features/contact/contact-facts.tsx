import { useLingui } from '@lingui/react/macro'
import { weekdays } from '@provender/domain/slots/hours'
import { weekdayNames } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PhoneLink } from '../../kernel/page/phone-link.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { contactQuery } from './load-contact.ts'

export function ContactFacts() {
  const { t } = useLingui()
  const { warehouseName, warehouseAddress, contactEmailAddress } = useConfig()
  const numbers = usePhoneNumbers()
  return (
    <aside aria-label={t`Other ways to reach us`} className="grid content-start gap-6">
      {numbers.length > 0 && (
        <Fact title={t`Call us`}>
          <dl className="grid gap-1.5 pointer-coarse:gap-5.5">
            {numbers.map(({ number, about }) => (
              <div key={number} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-2">{about}</dt>
                <dd className="ml-auto">
                  <PhoneLink number={number} />
                </dd>
              </div>
            ))}
          </dl>
        </Fact>
      )}
      {contactEmailAddress && (
        <Fact title={t`E-mail`}>
          <a href={`mailto:${contactEmailAddress}`} className="press-area relative wrap-anywhere link">
            {contactEmailAddress}
          </a>
        </Fact>
      )}
      <Fact title={warehouseName}>
        {warehouseAddress && <p className="mb-2 text-ink-2">{warehouseAddress}</p>}
        <Hours />
      </Fact>
    </aside>
  )
}

interface FactProps {
  readonly title: string
  readonly children: ReactNode
}

function Fact({ title, children }: FactProps) {
  return (
    <section className="border-t border-ink pt-2.5">
      <h2 className="mb-1.5 text-name">{title}</h2>
      {children}
    </section>
  )
}

function usePhoneNumbers(): readonly { readonly number: string; readonly about: string }[] {
  const { t } = useLingui()
  const { registerCallPhoneNumber, forgotPasswordCallPhoneNumber, activateCallPhoneNumber } = useConfig()
  const all = [
    { number: registerCallPhoneNumber, about: t`New accounts` },
    { number: activateCallPhoneNumber, about: t`Activating an account` },
    { number: forgotPasswordCallPhoneNumber, about: t`Logging in` },
  ].filter(({ number }) => number !== '')
  return [...new Set(all.map(({ number }) => number))].map((number) => ({
    number,
    about: all
      .filter((each) => each.number === number)
      .map(({ about }) => about)
      .join(', '),
  }))
}

function Hours() {
  const { t } = useLingui()
  const language = useLanguage()
  const { openingHours } = useSuspenseQuery(contactQuery).data
  const names = weekdayNames(language)
  if (weekdays.every((day) => openingHours[day].length === 0)) return null
  return (
    <table className="w-full">
      <caption className="sr-only">{t`Opening hours`}</caption>
      <tbody>
        {weekdays.map((day, index) => (
          <tr key={day} className="align-top">
            <th scope="row" className="py-0.5 text-start font-[430] text-ink-2">
              {names[index]}
            </th>
            <td className="py-0.5 text-end figures">
              {openingHours[day].map(({ startTime, endTime }) => `${startTime}–${endTime}`).join(', ') ||
                t`closed`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
