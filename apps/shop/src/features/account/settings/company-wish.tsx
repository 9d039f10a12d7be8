import { useLingui } from '@lingui/react/macro'
import { substitutionWishes, type SubstitutionWish } from '@provender/domain/order/order'
import { roleMay } from '@provender/domain/permission/permission'
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

/** What the company wants if something runs out. Only an owner chooses. */
export function CompanyWish() {
  const { t } = useLingui()
  const { role, substitutionWish } = useSuspenseQuery(settingsQuery).data.user
  return (
    <section>
      <SectionHeader title={t`If something runs out after you order`} />
      <p className="mb-2 text-ink-2">{t`For the whole company. You can choose differently for one order or one line.`}</p>
      {roleMay(role, 'company.details') ? (
        <WishChoice current={substitutionWish} />
      ) : (
        <ChosenWish wish={substitutionWish} />
      )}
    </section>
  )
}

function ChosenWish({ wish }: { readonly wish: SubstitutionWish }) {
  const { t } = useLingui()
  const { title, detail } = useWishLabels()[wish]
  return (
    <>
      <div className="rounded-tile border-[1.5px] border-line p-3.5">
        <p className="text-[0.9375rem]/5.5 font-bold">{title}</p>
        <p className="text-small text-pretty text-ink-2">{detail}</p>
      </div>
      <p className="mt-2 text-small text-ink-2">
        {[t`Only owners decide this`, t`Ask an owner of your company's account.`].join('. ')}
      </p>
    </>
  )
}

/** A press saves it at once. */
function WishChoice({ current }: { readonly current: SubstitutionWish }) {
  const { t } = useLingui()
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
    <>
      <RefusalNote refusal={refusal} />
      <Options label={t`If something runs out after you order`}>
        {substitutionWishes.map((each) => (
          <Choice
            key={each}
            title={labels[each].title}
            chosen={each === (chosen ?? current)}
            onClick={() => void choose(each)}
          >
            {labels[each].detail}
          </Choice>
        ))}
      </Options>
    </>
  )
}
