import { __iconData as store } from 'lucide-react/icons/store'
import { __iconData as x } from 'lucide-react/icons/x'
import { useState } from 'react'
import { AppBanner } from '../../src/app-banner.tsx'
import { Button, ButtonLink } from '../../src/button.tsx'
import { useCountdown } from '../../src/countdown.ts'
import { IconButton } from '../../src/icon-button.tsx'
import { icon } from '../../src/icon.tsx'
import { Popover } from '../../src/popover.tsx'
import { CutOffClock } from '../../src/summary.tsx'
import { ToTop } from '../../src/to-top.tsx'
import { Segmented } from '../../src/toolbar.tsx'
import { useBusyMark } from '../../src/use-busy-mark.ts'
import { Sample, Section } from '../section.tsx'
import { inBasket, Live } from './add-section.tsx'

const AccountIcon = icon(store)
const CloseIcon = icon(x)

const startMs = Date.now()

function LastCall() {
  const { minutes, seconds, near } = useCountdown(startMs + 14 * 60_000 + 20_000, startMs)
  return (
    <CutOffClock title="Last call for Tuesday" near={near}>
      Order within{' '}
      <time>
        {minutes} m {seconds} s
      </time>
      , by 20:00
    </CutOffClock>
  )
}

function Work() {
  const [busy, setBusy] = useState(false)
  const shown = useBusyMark(busy)
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="go" busy={shown}>
        Place order
      </Button>
      <Button onClick={() => setBusy(!busy)}>{busy ? 'Done' : 'Begin'}</Button>
    </div>
  )
}

function Delivery() {
  const [value, setValue] = useState('delivery')
  return (
    <Segmented
      label="Delivery or collection"
      value={value}
      onChoose={setValue}
      segments={[
        { value: 'delivery', name: 'Delivery' },
        { value: 'collection', name: 'Click and Collect' },
      ]}
    />
  )
}

export function MoreSection() {
  return (
    <>
      <AppBanner
        sign={<AccountIcon size="x" />}
        title="Provender in your pocket"
        action={<ButtonLink href="#app">Get it</ButtonLink>}
        close={
          <IconButton label="Close">
            <CloseIcon size="s" />
          </IconButton>
        }
      >
        Scan shelves, order offline
      </AppBanner>
      <Section title="And also">
        <Sample of="Cut-off, running">
          <LastCall />
        </Sample>
        <Sample of="Busy after 100 ms, for 300 at least">
          <Work />
        </Sample>
        <Sample of="Delivery or collection">
          <Delivery />
        </Sample>
        <Sample of="A popover that stays">
          <Popover trigger={{ as: 'pick', label: 'Quantity', face: 'Quantity' }} align="start" stays>
            <div className="w-60 p-4">
              <Live start={inBasket(3)} />
            </div>
          </Popover>
        </Sample>
      </Section>
      <ToTop label="Back to the top" />
    </>
  )
}
