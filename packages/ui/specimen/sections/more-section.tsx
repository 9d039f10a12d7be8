import { __iconData as store } from 'lucide-react/icons/store'
import { __iconData as x } from 'lucide-react/icons/x'
import { useState } from 'react'
import { CutOffClock } from '../../src/basket/summary.tsx'
import { Button, ButtonLink } from '../../src/controls/button.tsx'
import { useCountdown } from '../../src/controls/countdown.ts'
import { IconButton } from '../../src/controls/icon-button.tsx'
import { Segmented } from '../../src/controls/toolbar.tsx'
import { useBusyMark } from '../../src/controls/use-busy-mark.ts'
import { Popover } from '../../src/overlays/popover.tsx'
import { AppBanner } from '../../src/page/app-banner.tsx'
import { ToTop } from '../../src/page/to-top.tsx'
import { icon } from '../../src/tokens/icon.tsx'
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
        <Sample name="Cut-off, running">
          <LastCall />
        </Sample>
        <Sample name="Busy after 100 ms, for 300 at least">
          <Work />
        </Sample>
        <Sample name="Delivery or collection">
          <Delivery />
        </Sample>
        <Sample name="A popover that stays">
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
