import { useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as plus } from 'lucide-react/icons/plus'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { onboardingSeen } from './after-login.ts'

const ScanIcon = icon(scanBarcode)
const OfflineIcon = icon(wifiOff)
const DoneIcon = icon(check)
const PlusIcon = icon(plus)

interface Screen {
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
}

/** Three features of the shop on a phone that are not obvious. Nothing moves, and one press leaves the page. */
export function OnboardingPage({ next }: { readonly next: string }) {
  const { t } = useLingui()
  const screens = useScreens()
  const [index, setIndex] = useState(0)
  const heading = useHeadingFocus(index)
  useEffect(onboardingSeen, [])
  const screen = screens[index]
  if (!screen) return null
  const number = index + 1
  const count = screens.length
  const isLast = number === count
  return (
    <section
      data-onboarding
      className="mx-auto grid min-h-[min(82dvh,44rem)] max-w-110 grid-rows-[auto_1fr_auto] gap-6 py-4"
    >
      <div className="flex min-h-11 items-center justify-between">
        <p className="text-small figures text-ink-2">{t`${number} of ${count}`}</p>
        {!isLast && (
          <a href={next} className="inline-flex min-h-11 min-w-11 items-center justify-end px-2 link">
            {t`Skip`}
          </a>
        )}
      </div>
      <div className="grid content-center justify-items-start gap-4">
        <div
          aria-hidden
          className="mb-2 grid h-[min(15rem,32dvh)] w-full content-center gap-2 overflow-hidden rounded-sheet bg-sunken p-4"
        >
          {screen.picture}
        </div>
        <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
          {screen.title}
        </h1>
        <p className="text-ink-2">{screen.text}</p>
      </div>
      <div className="grid gap-4">
        <Steps index={index} count={count} />
        <div className="flex gap-2">
          {index > 0 && <Button size="tall" onClick={() => setIndex(index - 1)}>{t`Back`}</Button>}
          <div className="grow">
            {isLast ? (
              <ButtonLink look="go" size="tall" wide href={next}>{t`Go to the shop`}</ButtonLink>
            ) : (
              <Button look="go" size="tall" wide onClick={() => setIndex(index + 1)}>{t`Next`}</Button>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

function Steps({ index, count }: { readonly index: number; readonly count: number }) {
  return (
    <div className="flex gap-1.5" aria-hidden>
      {Array.from({ length: count }, (_, step) => (
        <span key={step} className={`h-1 grow rounded-full ${step <= index ? 'bg-accent' : 'bg-line'}`} />
      ))}
    </div>
  )
}

/** Screen readers announce each step as it appears; the first is announced with the page. */
function useHeadingFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastPosition = useRef(index)
  useEffect(() => {
    if (lastPosition.current === index) return
    lastPosition.current = index
    heading.current?.focus()
  }, [index])
  return heading
}

function useScreens(): readonly Screen[] {
  const { t } = useLingui()
  return [
    {
      picture: <ShelfPicture />,
      title: t`Order from the shelf`,
      text: t`Scan what is running low, or paste the list you would send by message. Both go straight into your basket.`,
    },
    {
      picture: <OfflinePicture />,
      title: t`No signal? Keep going.`,
      text: t`In the cold store you can search, scan and fill the basket. Place the order when you're back online.`,
    },
    {
      picture: <UsualsPicture />,
      title: t`Reorder in a few taps`,
      text: t`Your order guide knows what you usually buy and how much. The basket is the same for all your colleagues.`,
    },
  ]
}

function ShelfPicture() {
  return (
    <>
      <span className="mx-auto mb-1 text-accent *:size-20">
        <ScanIcon size="x" />
      </span>
      <PictureRow width="w-2/3" end={<DoneIcon size="s" />} />
    </>
  )
}

function OfflinePicture() {
  return (
    <>
      <span className="mx-auto mb-1 text-ink-2 *:size-14">
        <OfflineIcon size="x" />
      </span>
      <PictureRow width="w-1/2" end={<PlusIcon size="s" />} />
      <PictureRow width="w-2/3" end={<DoneIcon size="s" />} />
    </>
  )
}

function UsualsPicture() {
  return ['w-1/2', 'w-2/3', 'w-5/12'].map((width) => (
    <PictureRow key={width} width={width} end={<PlusIcon size="s" />} />
  ))
}

function PictureRow({ width, end }: { readonly width: string; readonly end: ReactNode }) {
  return (
    <span className="flex items-center gap-3 rounded-tile bg-ground p-3">
      <span className="size-9 flex-none rounded-control bg-accent-soft" />
      <span className="grid grow gap-2">
        <span className={`h-2 rounded-full bg-line-strong/50 ${width}`} />
        <span className="h-2 w-1/4 rounded-full bg-line" />
      </span>
      <span className="text-accent">{end}</span>
    </span>
  )
}
