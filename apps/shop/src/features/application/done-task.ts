import { readStored, writeStored } from '@provender/web/storage/tab-storage'
import { useSyncExternalStore } from 'react'

type Task = 'application' | 'new-password'

const keyOf = (task: Task) => `done-${task}`

/** Stores that the user has completed a task in this tab. */
export function storeDone(task: Task): void {
  writeStored(keyOf(task), true)
}

const never = () => () => {}

/** Undefined while the server renders, which does not know the tab. */
export function useIsDone(task: Task): boolean | undefined {
  return useSyncExternalStore(
    never,
    () => readStored(keyOf(task)) === true,
    () => undefined,
  )
}
