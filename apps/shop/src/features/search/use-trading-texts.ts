import { useLingui } from '@lingui/react/macro'

/** What only a signed-in user reads, so that visitors do not load it. */
export function useTradingTexts() {
  const { t } = useLingui()
  return {
    bought: t`You’ve bought`,
    others: t`Everything else`,
    own: { due: t`Due now`, bought: t`Your usuals`, favourites: t`Your favourites` },
    undo: t`Undo`,
    add: (count: string) => (count === '' ? t`add` : t`add ${count}`),
    dropCount: (count: string) => t`drop the ${count}`,
    howMany: t`how many`,
    thenName: t`then a name: how many`,
    added: (amount: string) => t`${amount} added.`,
    last: (purchase: string) => t`last ${purchase}`,
    all: (count: number) => t`All ${count}`,
  }
}
