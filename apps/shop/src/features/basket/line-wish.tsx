import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type SubstitutionWish, substitutionWishes } from '@provender/domain/order/order'
import type { LineNote } from '@provender/ui/basket/basket-line'
import { Button } from '@provender/ui/controls/button'
import { useWishLabels } from '../catalogue/use-wish-labels.ts'

interface LineWishChoiceProps {
  readonly name: string
  /** Null for the wish of the whole order. */
  readonly wish: SubstitutionWish | null
  readonly onWish: (wish: SubstitutionWish | null) => void
}

/** What to send if one line runs out. Saved at once. */
export function LineWishChoice({ name, wish, onWish }: LineWishChoiceProps) {
  const { t } = useLingui()
  return (
    <fieldset aria-label={t`If ${name} runs out`} className="mt-1 w-full">
      <p aria-hidden className="mb-1 text-small text-ink-2">{t`If it runs out`}</p>
      <WishButtons wishes={[null, ...substitutionWishes]} wish={wish} onWish={onWish} />
    </fieldset>
  )
}

interface WishButtonsProps extends Pick<LineWishChoiceProps, 'wish' | 'onWish'> {
  readonly wishes: readonly (SubstitutionWish | null)[]
}

export function WishButtons({ wishes, wish, onWish }: WishButtonsProps) {
  const { t } = useLingui()
  const labels = useWishLabels()
  return (
    <div className="flex flex-wrap gap-1.5">
      {wishes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === wish}
          onClick={() => onWish(each)}
          className="min-h-9 rounded-control border-[1.5px] border-line bg-ground px-2.5 text-small hover:border-ink aria-pressed:border-ink aria-pressed:font-[600] pointer-coarse:min-h-11"
        >
          {each === null ? t`As for the whole order` : labels[each].title}
        </button>
      ))}
    </div>
  )
}

export function wishNote(
  { name, wish }: Pick<LineWishChoiceProps, 'name'> & { readonly wish: SubstitutionWish },
  onChange: () => void,
  i18n: I18n,
): LineNote {
  return {
    about: 'substitute',
    text: <LineWish wish={wish} />,
    action: (
      <Button
        look="bare"
        size="small"
        aria-label={i18n._(msg`Change what to send if ${name} runs out`)}
        onClick={onChange}
      >
        {i18n._(msg`Change`)}
      </Button>
    ),
  }
}

/** 'If it runs out: Ask me first' */
export function LineWish({ wish }: { readonly wish: SubstitutionWish }) {
  const { t } = useLingui()
  const { title } = useWishLabels()[wish]
  return (
    <>
      {t`If it runs out`}: <b>{title}</b>
    </>
  )
}
