import { executeOf } from '@provender/client/api/api-query'
import { isApiError, statusOf } from '@provender/client/api/execute'
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

interface GroupStepEvents {
  readonly onBegin: (numbers: ReadonlySet<string>) => void
  readonly onDone: (number: string) => void
  readonly onEnd: () => void
}

/** What the server says about one order, such as that somebody has changed it since. The others can still be changed. */
const statusesOfOneOrder: readonly (number | undefined)[] = [403, 404, 409]

/**
 * Takes one step on several orders, one after the other, each in a transaction of its own. If the connection is lost, the rest stays
 * chosen: a step that is sent again does nothing twice.
 */
export function useGroupStep({ onBegin, onDone, onEnd }: GroupStepEvents) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number }>()
  const [doneCount, setDoneCount] = useState(0)
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([])
  const messageOf = async (
    step: GroupStep,
    variables: SteppedOrder & StepAnswer,
  ): Promise<string | undefined> => {
    try {
      return (await executeOf(queryClient)(stepMutations[step], variables)).change.refusal?.message
    } catch (error) {
      if (isApiError(error) && statusesOfOneOrder.includes(statusOf(error))) return error.refusal.message
      throw error
    }
  }
  const [refusal, send] = useSubmit<readonly [GroupStep, readonly SteppedOrder[], StepAnswer]>(
    async ([step, orders, answer]) => {
      for (const [done, { number, version }] of orders.entries()) {
        setProgress({ done, of: orders.length })
        const message = await messageOf(step, { number, version, ...answer })
        if (message !== undefined) {
          setRefused((before) => [...before, { number, message }])
          continue
        }
        setDoneCount((before) => before + 1)
        onDone(number)
      }
    },
  )
  /** Resolves to true if the server has answered for each order. */
  const runStep = async (
    step: GroupStep,
    orders: readonly SteppedOrder[],
    answer: StepAnswer,
  ): Promise<boolean> => {
    if (progress) return false
    setRefused([])
    setDoneCount(0)
    setProgress({ done: 0, of: orders.length })
    onBegin(new Set(orders.map(({ number }) => number)))
    try {
      return await send([step, orders, answer])
    } finally {
      await refreshOrders(queryClient).catch(() => undefined)
      setProgress(undefined)
      onEnd()
    }
  }
  const closeRefused = (): void => setRefused([])
  return { progress, doneCount, refused, refusal, runStep, closeRefused }
}
