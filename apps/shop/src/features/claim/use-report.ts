import { valibotResolver } from '@hookform/resolvers/valibot'
import { executeOf } from '@provender/client/api/api-query'
import {
  type ClaimType,
  claimTypes,
  maxClaimMessageLength,
  namesLines,
  needsMessage,
} from '@provender/domain/claim/claim'
import { formatQuantity } from '@provender/domain/money/decimal'
import { newId } from '@provender/web/api/new-id'
import { useSubmit } from '@provender/web/form/use-submit'
import { useUploads } from '@provender/web/upload/use-uploads'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { neededStorage } from '../../kernel/consent/device-storage.ts'
import { currentUserKey } from '../../kernel/session/shop-queries.ts'
import { reportedOrderQuery } from './claims-queries.ts'
import { SendClaim } from './claims.documents.ts'
import { deleteDraft, storeDraft, readDraft } from './report-draft.ts'
import { claimedOf, type ReportedLine, type TypedQuantities } from './report-lines.tsx'
import { deletePictures, pictureStore } from './stored-pictures.ts'

const fieldsSchema = v.object({
  type: v.picklist(claimTypes, 'MISSING'),
  message: v.pipe(v.string(), v.trim(), v.maxLength(maxClaimMessageLength, 'TOO_LONG')),
})
type Fields = v.InferOutput<typeof fieldsSchema>

export function useReport(orderInAddress: string, onSent: (number: string) => Promise<void>) {
  const queryClient = useQueryClient()
  const owner = currentUserKey(queryClient)
  const form = useForm<Fields>({ resolver: valibotResolver(fieldsSchema) })
  const [order, setOrder] = useState(orderInAddress)
  const [quantities, setQuantities] = useState<TypedQuantities>({})
  const [key, setKey] = useState(newId)
  const [draftState, setDraftState] = useState<'unknown' | 'now' | 'before'>('unknown')
  const [isChecked, setChecked] = useState(false)
  const isSent = useRef(false)
  const picker = useRef<HTMLInputElement>(null)
  const uploads = useUploads('/claims/pictures', pictureStore(owner))
  const [refusal, send] = useSubmit((action: () => Promise<string>) => action().then(onSent))
  const { data, isError } = useQuery({ ...reportedOrderQuery(order), enabled: order !== '' })
  const lines = data?.order.lines ?? []
  const [type, message] = useWatch({ control: form.control, name: ['type', 'message'] })

  const restore = () => {
    const draft = readDraft(owner, neededStorage())
    setDraftState(draft ? 'before' : 'now')
    void uploads.restore(draft?.pictures ?? []).then((are) => are && setDraftState('before'))
    if (!draft) return
    setKey(draft.key)
    setOrder(draft.order)
    setQuantities(draft.quantities)
    if (draft.type !== '') form.setValue('type', draft.type)
    // Text typed before hydration is newer than the draft.
    if (!form.getValues('message')) form.setValue('message', draft.message)
  }
  const restoreOnce = useRef(restore)
  useEffect(() => restoreOnce.current(), [])

  const pictures = uploads.list.flatMap(({ name, bytes, sent }) =>
    sent && 'id' in sent ? [{ id: sent.id, name, bytes }] : [],
  )
  useEffect(() => {
    if (draftState === 'unknown' || isSent.current) return
    const claimType: ClaimType | '' = claimTypes.find((each) => each === type) ?? ''
    storeDraft(
      owner,
      { key, order, type: claimType, message: message ?? '', quantities, pictures },
      neededStorage(),
    )
  })

  const claimed = Object.entries(quantities).map(([position, text]) => claimOf(lines, position, text))
  const isLineMissing = type !== undefined && namesLines(type) && claimed.length === 0
  const submit = async (fields: Fields): Promise<void> => {
    setChecked(true)
    const named = claimed.filter((line) => line !== undefined)
    if (order === '' || isLineMissing || named.length < claimed.length) return
    if (fields.message === '' && needsMessage(named))
      return form.setError('message', { message: 'MISSING' }, { shouldFocus: true })
    const ids = await uploads.whenSent()
    if (!ids) return picker.current?.focus()
    const claim = { ...fields, order, lines: named, pictures: [...ids] }
    await send(async () => {
      const { sendClaim } = await executeOf(queryClient)(SendClaim, { key, claim })
      isSent.current = true
      deleteDraft(owner, neededStorage())
      void deletePictures(owner)
      return sendClaim.number
    })
  }
  return {
    form,
    order: {
      number: order,
      isUnknown: isError,
      isLoading: order !== '' && !data && !isError,
      lines,
      choose: (number: string) => {
        setOrder(number)
        // Another order has other lines.
        setQuantities({})
      },
    },
    quantities: { typed: quantities, change: setQuantities, isMissing: isChecked && isLineMissing },
    uploads,
    picker,
    isChecked,
    wasBegunBefore: draftState === 'before',
    refusal,
    onSubmit: (event: SyntheticEvent) => form.handleSubmit(submit, () => setChecked(true))(event),
    /** A change after an earlier try has arrived makes a new report. */
    makeAnother: () => setKey(newId()),
    typedLength: message?.length ?? 0,
    needsMessage: type !== undefined && !namesLines(type) && claimed.length === 0,
  }
}

function claimOf(lines: readonly ReportedLine[], position: string, text: string) {
  const line = lines.find((each) => String(each.position) === position)
  const quantity = line && claimedOf(line, text)
  return line && quantity
    ? { position: line.position, quantity: Number(formatQuantity(quantity)) }
    : undefined
}
