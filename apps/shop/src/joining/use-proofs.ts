import { maxProofBytes, maxProofs } from '@provender/domain/joining/proof'
import { useEffect, useRef, useState } from 'react'
import { newId } from '../app/new-id.ts'
import { sendProof, type SentProof } from './send-proof.ts'

/** A file of the form: on its way, with us, or not taken and why. */
export interface Proof {
  readonly key: string
  readonly name: string
  readonly bytes: number
  /** Undefined while it is on its way. */
  readonly sent: SentProof | undefined
}

export interface Proofs {
  readonly list: readonly Proof[]
  /** The last files that were chosen did not fit beside the others. */
  readonly isTooMuch: boolean
  readonly add: (files: readonly File[]) => void
  readonly remove: (key: string) => void
  /** Once nothing is on its way any more: the ids of what is with us, undefined where a file was not taken. */
  readonly whenSent: () => Promise<readonly string[] | undefined>
}

/** The files of the form. Each is sent as soon as it was chosen, so that whatever is wrong later, none is sent twice. */
export function useProofs(): Proofs {
  const [list, setList] = useState<readonly Proof[]>([])
  const [isTooMuch, setTooMuch] = useState(false)
  const sending = useRef(new Map<string, Promise<SentProof>>())
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const send = async (key: string, file: File): Promise<void> => {
    const signal = leaving.current?.signal ?? new AbortController().signal
    const promise = sendProof(file, signal)
    sending.current.set(key, promise)
    const sent = await promise
    if (!signal.aborted)
      setList((now) => now.map((proof) => (proof.key === key ? { ...proof, sent } : proof)))
  }
  return {
    list,
    isTooMuch,
    add: (files) => {
      const fits = fitting(list, files)
      setTooMuch(!fits)
      if (!fits) return
      const added = files.map((file) => ({ file, key: newId() }))
      setList([
        ...list,
        ...added.map(({ key, file }) => ({ key, name: file.name, bytes: file.size, sent: undefined })),
      ])
      for (const { key, file } of added) void send(key, file)
    },
    remove: (key) => {
      sending.current.delete(key)
      setTooMuch(false)
      setList(list.filter((proof) => proof.key !== key))
    },
    whenSent: async () => {
      const sent = await Promise.all(sending.current.values())
      const ids = sent.flatMap((each) => ('id' in each ? [each.id] : []))
      return ids.length === sent.length ? ids : undefined
    },
  }
}

/** What was not taken takes no room. */
function fitting(list: readonly Proof[], files: readonly File[]): boolean {
  const kept = list.filter(({ sent }) => !sent || 'id' in sent)
  const bytes = [...kept.map((proof) => proof.bytes), ...files.map(({ size }) => size)]
  return bytes.length <= maxProofs && bytes.reduce((sum, each) => sum + each, 0) <= maxProofBytes
}
