import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { StateTag } from '@provender/ui/page/state-tag'
import { hrefOf } from '@provender/web/address/href-of'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMomentText } from '../../kernel/format/use-moment-text.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { claimsQuery, initialClaims, maxClaims } from './claims-queries.ts'
import type { ClaimFieldsFragment } from './claims.documents.ts'
import { toneOfClaim, useClaimLabels } from './use-claim-labels.ts'

export function ClaimList() {
  const { t } = useLingui()
  const { show } = useConfig()
  const [limit, setLimit] = useState(initialClaims)
  const { data, isFetching } = useQuery(claimsQuery(limit))
  const { total = 0, claims = [] } = data?.claims ?? {}
  if (total === 0 && !show.reportAProblem) return null
  return (
    <section aria-label={t`Your reports`}>
      <h2 className="mb-2 text-heading">{t`Your reports`}</h2>
      {total === 0 ? (
        <p className="text-ink-2">{t`No reports yet.`}</p>
      ) : (
        <ul className="border-t border-ink">
          {claims.map((claim) => (
            <ClaimRow key={claim.number} claim={claim} />
          ))}
        </ul>
      )}
      {claims.length < Math.min(total, maxClaims) && (
        <Button look="bare" busy={isFetching} onClick={() => setLimit(maxClaims)}>
          {t`Show earlier reports`}
        </Button>
      )}
    </section>
  )
}

function ClaimRow({ claim }: { readonly claim: ClaimFieldsFragment }) {
  const { t } = useLingui()
  const { types, states } = useClaimLabels()
  const { number, orderNumber, type, state } = claim
  const day = useMomentText()(claim.sentAt)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-line py-2.5 hover:bg-sunken/60">
      <div>
        <a
          href={hrefOf({ to: '/account/help-centre/reports/$number', params: { number } })}
          className="inline-block py-0.5 text-name underline-offset-3 after:absolute after:inset-0 hover:underline"
        >
          {types[type]}
        </a>
        <p className="text-small figures text-ink-2">
          {t`Report ${number}`} · {t`Order ${orderNumber}`} · {day}
        </p>
      </div>
      {/* The state changes while the page is open: announce it to screen readers. */}
      <output className="pt-1">
        <StateTag tone={toneOfClaim(state)}>{states[state]}</StateTag>
      </output>
    </li>
  )
}
