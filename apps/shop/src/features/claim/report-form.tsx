import { useLingui } from '@lingui/react/macro'
import { maxClaimMessageLength } from '@provender/domain/claim/claim'
import { acceptedPictures } from '@provender/domain/claim/claim-picture'
import { Button } from '@provender/ui/controls/button'
import { SelectField, TextArea } from '@provender/ui/controls/field'
import { Note } from '@provender/ui/page/note'
import { PageBar } from '@provender/ui/page/page-bar'
import { SkeletonLine } from '@provender/ui/page/skeleton'
import { queryFilter } from '@provender/web/api/query-filter'
import { FilePicker } from '@provender/web/upload/file-picker'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { neededStorage } from '../../kernel/consent/device-storage.ts'
import { useMomentText } from '../../kernel/format/use-moment-text.ts'
import { currentUserKey } from '../../kernel/session/shop-queries.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { useOrderLabels } from '../order/use-order-labels.ts'
import { ClaimTypeChoice } from './claim-type-choice.tsx'
import type { ReportableOrdersQuery } from './claims.documents.ts'
import { deleteDraft } from './report-draft.ts'
import { ReportLines } from './report-lines.tsx'
import { ReportRefusal } from './report-refusal.tsx'
import { deletePictures } from './stored-pictures.ts'
import { useReport } from './use-report.ts'

export interface ReportFormProps {
  readonly orders: ReportableOrdersQuery['orders']['orders']
  readonly orderInAddress: string
}

export function ReportForm(props: ReportFormProps) {
  const [round, setRound] = useState(0)
  const owner = currentUserKey(useQueryClient())
  const onDiscard = async () => {
    deleteDraft(owner, neededStorage())
    await deletePictures(owner)
    setRound(round + 1)
  }
  return <Form key={round} {...props} onDiscard={() => void onDiscard()} />
}

function Form({ orders, orderInAddress, onDiscard }: ReportFormProps & { readonly onDiscard: () => void }) {
  const { t } = useLingui()
  const onSent = useArrival()
  const report = useReport(orderInAddress, onSent)
  const { form, order, quantities, uploads, picker, isChecked, typedLength } = report
  const { errors, isSubmitting } = form.formState
  const max = maxClaimMessageLength
  return (
    <form
      // If submitted before the script has loaded, a form without a method would put its content into the address.
      method="post"
      noValidate
      onSubmit={(event) => void report.onSubmit(event)}
      className="grid gap-6 pt-2"
    >
      {report.wasBegunBefore && (
        <Note>
          <b>{t`You've already started this report.`}</b>{' '}
          <button type="button" className="link" onClick={onDiscard}>{t`Discard it`}</button>
        </Note>
      )}
      {(orderInAddress === '' || order.number !== orderInAddress || order.isUnknown) && (
        <div className="max-w-100">
          <OrderChoice orders={orders} order={order} isChecked={isChecked} />
        </div>
      )}
      {order.isLoading && <ReportLinesSkeleton />}
      <ReportLines
        lines={order.lines}
        typed={quantities.typed}
        onTyped={quantities.change}
        isMissing={quantities.isMissing}
        isChecked={isChecked}
        typeChoice={
          <ClaimTypeChoice
            radio={form.register('type')}
            error={errors.type && t`Please choose what went wrong`}
          />
        }
      />
      <TextArea
        {...form.register('message')}
        label={t`What happened?`}
        optional={report.needsMessage ? undefined : t`optional`}
        rows={3}
        count={t`${typedLength} of ${max}`}
        error={useMessageProblem(errors.message?.message)}
      />
      <FilePicker
        label={t`Pictures`}
        hint={t`JPEG, PNG or WebP, at most 5 pictures. We strip hidden data such as location.`}
        addLabel={t`Add pictures`}
        accept={acceptedPictures}
        uploads={uploads}
        inputRef={picker}
      />
      <ReportRefusal refusal={report.refusal} onAnother={report.makeAnother} />
      <PageBar className="flex min-h-16 flex-wrap items-center justify-end gap-x-5 gap-y-1 bg-ground py-2">
        <p className="text-small text-ink-2 max-tablet:grow">{t`We'll e-mail you when we reply.`}</p>
        <Button type="submit" look="go" size="tall" busy={isSubmitting}>
          {t`Send report`}
        </Button>
      </PageBar>
    </form>
  )
}

interface OrderChoiceProps extends Pick<ReportFormProps, 'orders'> {
  readonly order: ReturnType<typeof useReport>['order']
  readonly isChecked: boolean
}

function OrderChoice({ orders, order: { number, isUnknown, choose }, isChecked }: OrderChoiceProps) {
  const { t } = useLingui()
  const { states } = useOrderLabels()
  const dayOf = useMomentText()
  const isListed = number === '' || orders.some((each) => each.number === number)
  return (
    <SelectField
      label={t`Order`}
      value={number}
      onChange={({ target }) => choose(target.value)}
      hint={t`Older order? Open it under Orders and report it from there.`}
      error={
        isUnknown
          ? t`There is no order ${number}`
          : isChecked && number === ''
            ? t`Please choose the order`
            : undefined
      }
    >
      <option value="">{t`Please choose`}</option>
      {!isListed && <option value={number}>{number}</option>}
      {orders.map((each) => (
        <option key={each.number} value={each.number}>
          {[each.number, dayOf(each.placedAt), states[each.state]].join(' · ')}
        </option>
      ))}
    </SelectField>
  )
}

function ReportLinesSkeleton() {
  return (
    <div className="animate-appear" aria-hidden>
      {[1, 2, 3].map((n) => (
        <SkeletonLine key={n} text="text-body" width="w-2/3" />
      ))}
    </div>
  )
}

function useMessageProblem(problem: string | undefined): string | undefined {
  const { t } = useLingui()
  const maximum_character_value = maxClaimMessageLength
  if (problem === undefined) return undefined
  return problem === 'TOO_LONG'
    ? t`Maximum character of ${maximum_character_value}`
    : t`Tell us what happened`
}

/** Opens the page of a sent report and confirms that it has arrived. */
function useArrival(): (number: string) => Promise<void> {
  const { t } = useLingui()
  const router = useRouter()
  const queryClient = useQueryClient()
  const { notices } = useShopState()
  return async (number) => {
    notices.show({ kind: 'toast', about: 'done', text: t`We have received your report ${number}` })
    await queryClient.invalidateQueries(queryFilter('Claims'))
    await router.navigate({
      to: '/account/help-centre/reports/$number',
      params: { number },
      replace: true,
    })
  }
}
