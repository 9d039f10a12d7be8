import { useLingui } from '@lingui/react/macro'
import type { ClaimState, ClaimType } from '@provender/domain/claim/claim'
import type { StateTagProps } from '@provender/ui/page/state-tag'

export function useClaimLabels(): {
  readonly types: Readonly<Record<ClaimType, string>>
  readonly states: Readonly<Record<ClaimState, string>>
} {
  const { t } = useLingui()
  return {
    types: {
      MISSING: t`Something is missing`,
      DAMAGED: t`Damaged`,
      WRONG_PRODUCT: t`Wrong product`,
      SHORT_WEIGHT: t`Short weight`,
      PRICE: t`Price`,
      QUALITY: t`Quality`,
      DELIVERY: t`Delivery`,
      OTHER: t`Something else`,
    },
    states: {
      RECEIVED: t`Received`,
      LOOKED_AT: t`In progress`,
      ANSWERED: t`Answered`,
      CLOSED: t`Resolved`,
    },
  }
}

/** An answered claim needs to be read; a closed one needs no attention. */
export function toneOfClaim(state: ClaimState): StateTagProps['tone'] {
  switch (state) {
    case 'RECEIVED':
    case 'CLOSED':
      return 'quiet'
    case 'LOOKED_AT':
      return 'low'
    case 'ANSWERED':
      return 'yours'
  }
}
