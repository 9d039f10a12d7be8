import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { statusOf } from '../api/execute.ts'
import { type Finding, findingQuery } from './find-products.ts'

export interface FindingView {
  /** The answer, or the one before it while it is on its way; undefined before the first and after a failure. */
  readonly finding: Finding | undefined
  readonly trouble: Trouble | undefined
}

/** Why there is no answer. */
export type Trouble = 'unreachable' | 'refused'

/** The answer to a text. The last one stays until the next is there, so that nothing flickers; an emptied box forgets it. */
export function useFinding(asked: string): FindingView {
  const { data, error } = useQuery({ ...findingQuery(asked), enabled: asked !== '' })
  const [last, setLast] = useState<Finding>()
  const next = asked === '' || error ? undefined : (data ?? last)
  if (next !== last) setLast(next)
  const trouble = error && (statusOf(error) === 0 ? 'unreachable' : 'refused')
  return { finding: next, trouble: trouble ?? undefined }
}
