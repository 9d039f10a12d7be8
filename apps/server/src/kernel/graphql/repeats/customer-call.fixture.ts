import { randomUUID } from 'node:crypto'
import type { RepeatCall, Scene } from './repeat-scene.fixture.ts'

export type RepeatCase = (scene: Scene) => RepeatCall | Promise<RepeatCall>

export const a1 = (field: string, other?: string): RepeatCall => ({
  caller: 'a1',
  field,
  ...(other ? { other } : {}),
})
export const visitor = (field: string, other?: string): RepeatCall => ({
  ...a1(field, other),
  caller: 'visitor',
})

/** A call, and another with the same key and other content. */
export const keyed = (createCall: (key: string, variant: 1 | 2) => string): RepeatCall => {
  const key = randomUUID()
  return a1(createCall(key, 1), createCall(key, 2))
}
