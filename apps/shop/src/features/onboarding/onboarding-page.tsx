import { useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as packageCheck } from 'lucide-react/icons/package-check'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { onboardingSeen } from './after-login.ts'

const ScanIcon = icon(scanBarcode)
const OfflineIcon = icon(wifiOff)
const OrderIcon = icon(packageCheck)

interface Screen {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

/** Three features of the shop on a phone that are not obvious. Nothing moves, and one press leaves the page. */
export function OnboardingPage({ next }: { readonly next: string }) {
  const { t } = useLingui()
  const screens = useScreens()
  const [at, setAt] = useState(0)
  const heading = useHeadingFocus(at)
  useEffect(onboardingSeen, [])
  const screen = screens[at]
  if (!screen) return null
  const number = at + 1
  const count = screens.length
  const isLast = number === count
  return (
    <section className="mx-auto grid min-h-[min(82dvh,44rem)] max-w-110 grid-rows-[auto_1fr_auto] gap-6 py-4">
      <div className="flex min-h-11 items-center justify-between">
        <p className="text-small figures text-ink-2">{t`${number} of ${count}`}</p>
        {!isLast && (
          <a href={next} className="inline-flex min-h-11 items-center px-2 link">
            {t`Skip`}
          </a>
        )}
      </div>
      <div className="grid content-center justify-items-start gap-4">
        <span className="text-accent">{screen.icon}</span>
        <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
          {screen.title}
        </h1>
        <p className="text-ink-2">{screen.text}</p>
      </div>
      <div className="grid gap-4">
        <Steps at={at} count={count} />
        <div className="flex gap-2">
          {at > 0 && <Button size="tall" onClick={() => setAt(at - 1)}>{t`Back`}</Button>}
          <div className="grow">
            {isLast ? (
              <ButtonLink look="go" size="tall" wide href={next}>{t`To the shop`}</ButtonLink>
            ) : (
              <Button look="go" size="tall" wide onClick={() => setAt(at + 1)}>{t`Next`}</Button>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

function Steps({ at, count }: { readonly at: number; readonly count: number }) {
  return (
    <div className="flex gap-1.5" aria-hidden>
      {Array.from({ length: count }, (_, step) => (
        <span key={step} className={`h-1 grow rounded-full ${step <= at ? 'bg-accent' : 'bg-line'}`} />
      ))}
    </div>
  )
}

/** Screen readers announce each step as it appears; the first is announced with the page. */
function useHeadingFocus(at: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastPosition = useRef(at)
  useEffect(() => {
    if (lastPosition.current === at) return
    lastPosition.current = at
    heading.current?.focus()
  }, [at])
  return heading
}

function useScreens(): readonly Screen[] {
  const { t } = useLingui()
  return [
    {
      icon: <ScanIcon size="x" />,
      title: t`Order from the shelf`,
      text: t`Scan what is running low, or paste the list you would send by message. Both go straight into your basket.`,
    },
    {
      icon: <OfflineIcon size="x" />,
      title: t`No signal? Keep going.`,
      text: t`In the cold store you can search, scan and fill the basket. We'll send it when you're back online.`,
    },
    {
      icon: <OrderIcon size="x" />,
      title: t`Reorder in a few taps`,
      text: t`Your order guide knows what you usually buy and how much. The basket is the same for all your colleagues.`,
    },
  ]
}
