import { useLingui } from '@lingui/react/macro'
import { quantityFromWire } from '@provender/sync/operations/basket-wire'
import { PageHeader } from '@provender/ui/page/page-parts'
import { StateTag } from '@provender/ui/page/state-tag'
import { hrefOf } from '@provender/web/address/href-of'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMomentText } from '../../kernel/format/use-moment-text.ts'
import { documentHref } from '../../kernel/links/server-files.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { ClaimPicture } from './claim-picture.tsx'
import { claimQuery } from './claims-queries.ts'
import type { ClaimPageQuery } from './claims.documents.ts'
import { toneOfClaim, useClaimLabels } from './use-claim-labels.ts'

type Claim = ClaimPageQuery['claim']

export function ClaimPage({ number }: { readonly number: string }) {
  const { t } = useLingui()
  const { claim } = useSuspenseQuery(claimQuery(number)).data
  const { types, states } = useClaimLabels()
  const day = useMomentText()(claim.sentAt)
  const { orderNumber, sentBy } = claim
  return (
    <div className="max-w-170">
      <PageHeader title={t`Report ${number}`} />
      <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 figures text-ink-2">
        {/* The state changes while the page is open: announce it to screen readers. */}
        <output>
          <StateTag tone={toneOfClaim(claim.state)}>{states[claim.state]}</StateTag>
        </output>
        <span>{types[claim.type]}</span>
        <a
          href={hrefOf({ to: '/account/orders/$number', params: { number: orderNumber } })}
          className="link"
        >{t`Order ${orderNumber}`}</a>
        <span>{sentBy === '' ? day : t`${day}, ${sentBy}`}</span>
      </p>
      <div className="grid gap-8">
        <Answers claim={claim} />
        <section aria-label={t`What you reported`} className="grid gap-4">
          <h2 className="text-heading">{t`What you reported`}</h2>
          {claim.lines.length > 0 && <Lines lines={claim.lines} />}
          {claim.message !== '' && <p className="wrap-anywhere whitespace-pre-line">{claim.message}</p>}
          <Pictures pictures={claim.pictures} />
        </section>
      </div>
    </div>
  )
}

function Answers({ claim: { answers, creditNotes, state } }: { readonly claim: Claim }) {
  const { t } = useLingui()
  const dayOf = useMomentText()
  const isWaiting = answers.length === 0 && creditNotes.length === 0
  return (
    <section aria-label={t`Our answer`} className="grid gap-4 rounded-sheet bg-sunken p-5">
      <h2 className="text-heading">{t`Our answer`}</h2>
      {isWaiting && (
        <p className="text-ink-2">
          {state === 'RECEIVED'
            ? t`We have your report and are looking into it. We'll e-mail you when we reply.`
            : t`We're looking into it. We'll e-mail you when we reply.`}
        </p>
      )}
      {answers.map(({ text, at }) => (
        <div key={at}>
          <p className="text-small figures text-ink-2">{dayOf(at)}</p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </div>
      ))}
      {creditNotes.length > 0 && (
        <ul>
          {creditNotes.map((note) => (
            <li key={note}>
              {t`Credit note`}{' '}
              <a href={documentHref(note)} download className="inline-block py-0.5 figures link">
                {t`${note} (PDF)`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Lines({ lines }: { readonly lines: Claim['lines'] }) {
  const { t } = useLingui()
  const { labels } = useProductList()
  return (
    <ul aria-label={t`Products`} className="border-t border-ink">
      {lines.map(({ quantity, line }) => (
        <li key={line.position} className="flex justify-between gap-4 border-b border-line py-2">
          <span className="min-w-0">
            {line.name} <span className="text-small figures text-ink-3">{line.code}</span>
          </span>
          <span className="figures whitespace-nowrap">
            {labels.quantity(quantityFromWire(quantity), line.unitKind)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Pictures({ pictures }: { readonly pictures: Claim['pictures'] }) {
  const { t } = useLingui()
  if (pictures.length === 0) return null
  return (
    <ul aria-label={t`Pictures`} className="flex flex-wrap gap-2">
      {pictures.map(({ path, fileName }, index) => {
        const name = fileName || t`Picture ${index + 1}`
        return (
          <li key={path}>
            <a href={path} download className="block rounded-tile focus-visible:outline-2">
              <ClaimPicture path={path} name={name} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
