import { __iconData as banknote } from 'lucide-react/icons/banknote'
import { __iconData as creditCard } from 'lucide-react/icons/credit-card'
import { __iconData as wallet } from 'lucide-react/icons/wallet'
import { useState } from 'react'
import { CheckoutStep } from '../../src/basket/checkout-step.tsx'
import { MinimumProgress } from '../../src/basket/summary.tsx'
import { Button } from '../../src/controls/button.tsx'
import { Checkbox, Option, Options, Radio } from '../../src/controls/choice.tsx'
import { PasswordField, SelectField, TextArea, TextField } from '../../src/controls/field.tsx'
import { DayStrip, SlotGrid } from '../../src/controls/slot-grid.tsx'
import { OrderTimeline } from '../../src/page/order-timeline.tsx'
import { icon } from '../../src/tokens/icon.tsx'
import { Sample, Section } from '../section.tsx'

const AccountIcon = icon(wallet)
const CardIcon = icon(creditCard)
const CashIcon = icon(banknote)

const days = ['Today', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((weekday, index) => ({
  value: `2026-11-${21 + index}`,
  weekday,
  day: String(21 + index),
  month: index === 1 ? 'Closed' : 'Nov',
  closed: index === 1,
}))

const slots = Array.from({ length: 11 }, (_, index) => {
  const minutes = 17 * 60 + index * 15
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return { value: time, time, closed: index < 3, full: index === 5 ? 'Full' : undefined }
})

export function CheckoutSection() {
  const [day, setDay] = useState('2026-11-21')
  const [time, setTime] = useState('18:00')
  return (
    <>
      <h2 className="mt-12 mb-4 text-title">Checkout</h2>
      <div className="max-w-200">
        <CheckoutStep
          number={1}
          title="Click and Collect"
          state="done"
          answer="Provender Leeds, Gate 3, Whitehall Road LS12"
          change={{ label: 'Change', onChange: () => {} }}
        />
        <CheckoutStep number={2} title="When will you collect?" state="now">
          <DayStrip label="Day of collection" name="day" days={days} value={day} onChoose={setDay} />
          <div>
            <p className="mb-2 text-small figures text-ink-3">
              Saturday 21 November, open 06:00 to 19:45. Picking takes 45 minutes.
            </p>
            <SlotGrid label="Time of collection" name="slot" slots={slots} value={time} onChoose={setTime} />
          </div>
          <div className="grid gap-3 tablet:grid-cols-2">
            <TextField label="Who is collecting?" defaultValue="Deniz Kaya" autoComplete="name" />
            <TextField label="Vehicle" optional="optional" placeholder="Registration" />
          </div>
          <div>
            <Button look="go" size="tall">
              Collect today at 18:00
            </Button>
          </div>
        </CheckoutStep>
        <CheckoutStep number={3} title="How will you pay?" state="now">
          <Options label="Payment">
            <Option name="pay" title="On account" icon={<AccountIcon />} defaultChecked>
              £1,884.20 available of £2,500.00. Due 30 days after invoice.
              <div className="mt-1.5">
                <MinimumProgress label="Credit used" value={25} of={100}>
                  25% used
                </MinimumProgress>
              </div>
            </Option>
            <Option name="pay" title="Visa ending 4242" icon={<CardIcon />}>
              Expires 08/28, your primary card
            </Option>
            <Option name="pay" title="Cash on collection" icon={<CashIcon />} disabled>
              Not for orders over £1,000
            </Option>
          </Options>
        </CheckoutStep>
        <CheckoutStep number={4} title="Notes and feedback" state="later" />
        <CheckoutStep number={5} title="Price-marked packs" state="later" />
      </div>
      <Section title="Fields and choices" wide>
        <Sample name="Text, error">
          <TextField label="Postcode" defaultValue="LS12 4" error="Invalid postcode" />
        </Sample>
        <Sample name="Text, hint">
          <TextField label="Basket name" optional="optional" hint="Maximum of 60 characters" />
        </Sample>
        <Sample name="Password">
          <PasswordField
            label="Password"
            defaultValue="correct horse"
            showLabel="Show password"
            hideLabel="Hide password"
          />
        </Sample>
        <Sample name="Long text">
          <TextArea label="Message" count="120 of 500" defaultValue="Please ring the bell at the back." />
        </Sample>
        <Sample name="List">
          <SelectField label="Reason">
            <option>Damaged</option>
            <option>Missing</option>
          </SelectField>
        </Sample>
        <Sample name="Off">
          <TextField label="Company" defaultValue="Kaya’s Corner" disabled />
        </Sample>
        <Sample name="Boxes and buttons">
          <Checkbox defaultChecked>I have read the terms and conditions</Checkbox>
          <Checkbox>Send me offers by e-mail</Checkbox>
          <Checkbox disabled>Not to be chosen</Checkbox>
          <Radio name="mark" defaultChecked>
            Price-marked
          </Radio>
          <Radio name="mark">Plain</Radio>
        </Sample>
        <Sample name="Order timeline">
          <OrderTimeline
            label="Order PV-48213"
            stages={[
              { state: 'done', title: 'Order received', detail: 'PV-48213 by Deniz Kaya', time: 'Fri 18:42' },
              {
                state: 'done',
                title: 'Confirmed',
                detail: '38 of 39 lines, 1 substituted',
                time: 'Fri 18:50',
              },
              { state: 'now', title: 'Being picked', detail: '22 of 38 lines', time: 'now' },
              { state: 'next', title: 'Out for delivery', time: 'Tue 06:00' },
              { state: 'next', title: 'Delivered', time: 'Tue 09:30 to 11:30' },
            ]}
          />
        </Sample>
      </Section>
    </>
  )
}
