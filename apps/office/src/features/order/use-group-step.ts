import { executeOf } from '@provender/client/api/api-query'
import { useSubmit } from '@provender/web/form/use-submit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GroupStep } from './order-choice.ts'
import { refreshOrders } from './order-queries.ts'
import { stepMutations } from './step-mutations.ts'
import type { StepAnswer } from './step-question.tsx'

interface SteppedOrder {
  readonly number: string
  readonly version: number
}

interface RefusedOrder {
  readonly number: string
  readonly message: string
}

/**
 * Takes one step on several orders, one after the other, each in a transaction of its own. If the connection is lost, the rest stays
 * chosen: a step that is sent again does nothing twice.
 */
export function useGroupStep(onDone: (number: string) => void) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<{
    readonly step: GroupStep
    readonly done: number
    readonly of: number
  }>()
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([])
  const [refusal, send] = useSubmit<readonly [GroupStep, readonly SteppedOrder[], StepAnswer]>(
    async ([step, orders, answer]) => {
      for (const [done, { number, version }] of orders.entries()) {
        setProgress({ step, done, of: orders.length })
        const { change } = await executeOf(queryClient)(stepMutations[step], { number, version, ...answer })
        const message = change.refusal?.message
        if (message === undefined) onDone(number)
        else setRefused((before) => [...before, { number, message }])
      }
    },
  )
  const take = async (
    step: GroupStep,
    orders: readonly SteppedOrder[],
    answer: StepAnswer,
  ): Promise<void> => {
    if (progress) return
    setRefused([])
    setProgress({ step, done: 0, of: orders.length })
    try {
      await send([step, orders, answer])
    } finally {
      await refreshOrders(queryClient).catch(() => undefined)
      setProgress(undefined)
    }
  }
  return { progress, refused, refusal, take }
}
