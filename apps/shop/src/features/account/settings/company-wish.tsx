import { useLingui } from '@lingui/react/macro'
import { substitutionWishes, type SubstitutionWish } from '@provender/domain/order/order'
import { Choice, Options } from '@provender/ui/controls/choice'
import { SectionHeader } from '@provender/ui/page/section-header'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWishLabels } from '../../catalogue/use-wish-labels.ts'
import { settingsQuery } from './settings-queries.ts'
import { ChooseSubstitutionWish } from './settings.documents.ts'
import { useSaved } from './use-saved.ts'

/** What the company wants if something runs out. Saved at once. */
export function CompanyWish() {
  const { t } = useLingui()
  const { substitutionWish } = useSuspenseQuery(settingsQuery).data.user
  const labels = useWishLabels()
  const { execute, showSaved } = useSaved()
  const [chosen, setChosen] = useState<SubstitutionWish>()
  const [refusal, choose] = useSubmit<SubstitutionWish>(async (wish) => {
    setChosen(wish)
    try {
      await execute(ChooseSubstitutionWish, { wish })
      await showSaved()
    } finally {
      setChosen(undefined)
    }
  })
  return (
    <section>
      <SectionHeader title={t`If something runs out after you order`} />
      <p className="mb-2 text-ink-2">{t`For the whole company. You can choose differently for one order.`}</p>
      <RefusalNote refusal={refusal} />
      <Options label={t`If something runs out after you order`}>
        {substitutionWishes.map((each) => (
          <Choice
            key={each}
            title={labels[each].title}
            chosen={each === (chosen ?? substitutionWish)}
            onClick={() => void choose(each)}
          >
            {labels[each].detail}
          </Choice>
        ))}
      </Options>
    </section>
  )
}
