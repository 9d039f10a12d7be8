import { useLingui } from '@lingui/react/macro'
import type { PickRefusal } from '@provender/domain/order/pick'
import type { RefusedPick } from '@provender/sync/pick/pick-outbox'

export type AskedRefusal = Exclude<PickRefusal['type'], 'NOT_A_QUANTITY' | 'MORE_THAN_ORDERED'>

export function usePickTexts() {
  const { t } = useLingui()
  const storage: Readonly<Record<string, string>> = {
    ambient: t`Dry store`,
    chilled: t`Cold store`,
    frozen: t`Freezer`,
  }
  /** Why a weight needs more than its picker. */
  const asked = (type: AskedRefusal, maxText: string): string => {
    switch (type) {
      case 'ABOVE_MARGIN':
        return t`More than ${{ most: maxText }}: somebody has to agree.`
      case 'FAR_TOO_LIGHT':
        return t`Less than a third of the order: somebody has to agree.`
      case 'MORE_THAN_HELD':
        return t`The card is held for at most ${{ most: maxText }}.`
      case 'WEIGH_AGAIN':
        return t`Three times the order or more: weigh it again.`
    }
  }
  const refused = ({ refusal }: RefusedPick): string =>
    refusal.type === 'LINE_CHANGED'
      ? t`A colleague has already picked this line.`
      : refusal.message !== ''
        ? refusal.message
        : t`The server did not accept this pick.`
  return { storage, asked, refused }
}
