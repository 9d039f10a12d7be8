import { useQueryClient } from '@tanstack/react-query'
import { sessionOf, useConfig } from '../../kernel/session/shop-queries.ts'

/** On paper only: the wholesaler, and whose account it is. */
export function PaperHead() {
  const { warehouseName, warehouseAddress, contactEmailAddress } = useConfig()
  const user = sessionOf(useQueryClient())?.user
  return (
    <div className="hidden text-small text-ink-2 print:block">
      <p>{[warehouseName, warehouseAddress, contactEmailAddress].filter(Boolean).join(' · ')}</p>
      {user && (
        <p>
          <b className="text-ink">{user.companyName}</b> · {user.code}
        </p>
      )}
    </div>
  )
}
