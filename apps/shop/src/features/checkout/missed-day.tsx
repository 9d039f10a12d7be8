import { useLingui } from '@lingui/react/macro'
import { Way, Ways } from '@provender/ui/controls/ways'
import { icon } from '@provender/ui/tokens/icon'
import { shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as store } from 'lucide-react/icons/store'
import { __iconData as truck } from 'lucide-react/icons/truck'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { leadTo } from './lead-to.ts'
import type { StepProps } from './step-props.ts'
import { stepId } from './use-step-frame.ts'

const TruckIcon = icon(truck)
const StoreIcon = icon(store)

/** The next delivery day, which is put in for the one that was missed, or the first collection time. */
export function MissedDay({ checkout }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseName } = useConfig()
  const { answers, answer, quote } = checkout
  const date = answers.date ?? ''
  const day = shortDay(date, language)
  const collection = firstCollection(quote)
  const collectionDay = shortDay(collection?.date ?? date, language)
  const time = collection?.time ?? ''
  return (
    <Ways label={t`Another day`} pairs>
      <Way
        sign={<TruckIcon />}
        title={t`Deliver ${day}`}
        detail={t`Your next delivery day`}
        chosen
        onChoose={() => {
          answer({ type: 'details', date, time: undefined })
          leadTo(stepId('details'))
        }}
      />
      {collection && (
        <Way
          sign={<StoreIcon />}
          title={t`Collect ${collectionDay} from ${time}`}
          detail={warehouseName}
          chosen={false}
          onChoose={() => answer({ type: 'method', method: 'CLICK_AND_COLLECT', siteId: answers.siteId })}
        />
      )}
    </Ways>
  )
}

function firstCollection({ methods, collectionDays }: StepProps['checkout']['quote']) {
  const isOffered = methods.some(({ method, problem }) => method === 'CLICK_AND_COLLECT' && problem === null)
  if (!isOffered) return undefined
  return collectionDays
    .flatMap(({ date, slots }) => slots.map((slot) => ({ ...slot, date })))
    .find(({ isOpen }) => isOpen)
}
