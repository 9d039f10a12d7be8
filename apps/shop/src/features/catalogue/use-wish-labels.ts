import { useLingui } from '@lingui/react/macro'
import type { SubstitutionWish } from '@provender/domain/order/order'

export function useWishLabels(): Readonly<
  Record<SubstitutionWish, { readonly title: string; readonly detail: string }>
> {
  const { t } = useLingui()
  return {
    SAME_OR_CHEAPER: {
      title: t`Send the same or cheaper`,
      detail: t`Same kind and size, another brand. You never pay more than the price you ordered at.`,
    },
    SAME_BRAND: {
      title: t`Only the same brand`,
      detail: t`Another size or pack of the brand you ordered. You never pay more.`,
    },
    ASK: { title: t`Ask me first`, detail: t`We send nothing else before you have agreed to it.` },
    LEAVE_OUT: { title: t`Leave it out`, detail: t`You're not charged for what we can't send.` },
  }
}
