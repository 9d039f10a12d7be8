import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { Button } from '@provender/ui/controls/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { useFailureToast } from '../../kernel/state/use-failure-toast.ts'
import { neverSubstitutedQuery } from '../catalogue/never-substituted-query.ts'
import { NeverSubstitute } from '../catalogue/substitutes.documents.ts'

interface NeverSubstituteButtonProps {
  readonly id: string
  readonly name: string
}

/** Below a substitute: the company wants no other product for the ordered one. */
export function NeverSubstituteButton({ id, name }: NeverSubstituteButtonProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { notices } = useShopState()
  const showFailure = useFailureToast()
  const { data } = useQuery(neverSubstitutedQuery)
  const isListed = data?.neverSubstituted.some((product) => product.id === id)
  const [chosen, setChosen] = useState<boolean>()
  const isDone = chosen ?? isListed
  const set = async (never: boolean): Promise<void> => {
    setChosen(never)
    try {
      await executeOf(client)(NeverSubstitute, { productId: id, never })
    } catch (error) {
      setChosen(undefined)
      showFailure(error)
      return
    } finally {
      void client.invalidateQueries(neverSubstitutedQuery)
    }
    if (never)
      notices.show({
        kind: 'toast',
        about: 'done',
        text: t`${name} is never substituted, from your next order.`,
        action: { label: t`Undo`, onAction: () => void set(false) },
      })
  }
  return (
    <Button
      look="bare"
      size="small"
      aria-label={t`Never substitute this: ${name}`}
      // Unknown until the list is here: Undo would take off what an earlier choice put on it.
      aria-disabled={isDone !== false}
      onClick={() => void set(true)}
    >
      {t`Never substitute this`}
    </Button>
  )
}
