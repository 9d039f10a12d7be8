import { useLingui } from '@lingui/react/macro'

/** Beside the list while no order is open. */
export function NoOrderOpen() {
  const { t } = useLingui()
  return <p className="nothing">{t`Open an order to see what is in it and what to do.`}</p>
}
