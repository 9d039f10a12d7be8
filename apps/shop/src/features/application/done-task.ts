import { readStored, writeStored } from '@provender/web/storage/tab-storage'
import { useSyncExternalStore } from 'react'

type Task = 'application' | 'new-password'

const keyOf = (task: Task) => `done-${task}`

export function storeDone(task: Task): void {
  writeStored(keyOf(task), true)
}

const never = () => () => {}

export function useIsDone(task: Task): boolean | undefined {
  return useSyncExternalStore(
    never,
    () => readStored(keyOf(task)) === true,
    () => undefined,
  )
}
