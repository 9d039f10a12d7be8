import { useRef } from 'react'
import { newId } from './new-id.ts'

type Send<Answer> = (key: string) => Promise<Answer>

/**
 * Sends writes with an idempotency key. The same content keeps its key until a response has arrived: a double
 * press, or a retry after a lost response, is one write. After a response, the same content is a new write.
 */
export function useKeyedWrite(): <Answer>(content: unknown, send: Send<Answer>) => Promise<Answer> {
  const unanswered = useRef<{ readonly key: string; readonly content: string }>(undefined)
  return async (content, send) => {
    const text = JSON.stringify(content)
    const key = unanswered.current?.content === text ? unanswered.current.key : newId()
    unanswered.current = { key, content: text }
    const answer = await send(key)
    unanswered.current = undefined
    return answer
  }
}
