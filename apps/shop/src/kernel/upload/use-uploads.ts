import {
  maxSupportingDocumentBytes,
  maxSupportingDocuments,
} from '@provender/domain/application/supporting-document'
import { useEffect, useRef, useState } from 'react'
import { newId } from '../app/new-id.ts'
import { sendFile, type SentFile } from './send-file.ts'

/** A file of the form: on its way, with us, or not taken and why. */
export interface Upload {
  readonly key: string
  readonly name: string
  readonly bytes: number
  /** From 0 to 1, while it is on its way. */
  readonly share: number
  /** Undefined while it is on its way. */
  readonly sent: SentFile | undefined
}

/** A file that is with us already. */
interface KeptFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
}

/** Where files lie on the device until they have arrived. */
export interface FileShelf {
  readonly keep: (key: string, file: File) => Promise<unknown>
  readonly drop: (key: string) => Promise<unknown>
  readonly all: () => Promise<readonly { readonly key: string; readonly file: File }[]>
}

export interface Uploads {
  readonly list: readonly Upload[]
  /** The last files that were chosen did not fit beside the others. */
  readonly isTooMuch: boolean
  readonly add: (files: readonly File[]) => void
  /** Sends a file again that did not arrive. */
  readonly retry: (key: string) => void
  readonly remove: (key: string) => void
  /** Takes up files that were sent before the page was left, and sends those that were not; gives whether there are some of these. */
  readonly restore: (files: readonly KeptFile[]) => Promise<boolean>
  /** Once nothing is on its way any more: the ids of what is with us, undefined where a file was not taken. */
  readonly whenSent: () => Promise<readonly string[] | undefined>
}

/**
 * The files of a form. Each is sent to `path` as soon as it was chosen, so that whatever is wrong later, none is sent twice. What has not
 * arrived lies on the shelf, where there is one.
 */
export function useUploads(path: string, shelf?: FileShelf): Uploads {
  const [list, setList] = useState<readonly Upload[]>([])
  const [isTooMuch, setTooMuch] = useState(false)
  const files = useRef(new Map<string, File>())
  const sending = useRef(new Map<string, Promise<SentFile>>())
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const change = (key: string, news: Partial<Upload>) =>
    setList((now) => now.map((upload) => (upload.key === key ? { ...upload, ...news } : upload)))
  const send = async (key: string, file: File): Promise<void> => {
    const signal = leaving.current?.signal ?? new AbortController().signal
    const onProgress = (share: number) => change(key, { share })
    const promise = sendFile(file, { path, onProgress, leaving: signal })
    sending.current.set(key, promise)
    const sent = await promise
    // With us, or not to be taken: no later try would change it.
    if ('id' in sent || sent.refusal.code === 422) void shelf?.drop(key)
    if (!signal.aborted) change(key, { sent })
  }
  const take = (added: readonly { readonly key: string; readonly file: File }[]): void => {
    const shown = added.map(({ key, file }) => ({
      key,
      name: file.name,
      bytes: file.size,
      share: 0,
      sent: undefined,
    }))
    setList((now) => [...now, ...shown])
    for (const { key, file } of added) {
      files.current.set(key, file)
      void send(key, file)
    }
  }
  return {
    list,
    isTooMuch,
    add: (chosen) => {
      const fits = fitting(list, chosen)
      setTooMuch(!fits)
      if (!fits) return
      const added = chosen.map((file) => ({ file, key: newId() }))
      for (const { key, file } of added) void shelf?.keep(key, file)
      take(added)
    },
    retry: (key) => {
      const file = files.current.get(key)
      if (!file) return
      change(key, { share: 0, sent: undefined })
      void send(key, file)
    },
    remove: (key) => {
      sending.current.delete(key)
      files.current.delete(key)
      void shelf?.drop(key)
      setTooMuch(false)
      setList((now) => now.filter((upload) => upload.key !== key))
    },
    restore: async (kept) => {
      for (const { id } of kept) sending.current.set(id, Promise.resolve({ id }))
      setList(kept.map(({ id, name, bytes }) => ({ key: id, name, bytes, share: 1, sent: { id } })))
      const waiting = (await shelf?.all()) ?? []
      take(waiting)
      return waiting.length > 0
    },
    whenSent: async () => {
      const sent = await Promise.all(sending.current.values())
      const ids = sent.flatMap((each) => ('id' in each ? [each.id] : []))
      return ids.length === sent.length ? ids : undefined
    },
  }
}

/** What was not taken takes no room. */
function fitting(list: readonly Upload[], files: readonly File[]): boolean {
  const kept = list.filter(({ sent }) => !sent || 'id' in sent)
  const bytes = [...kept.map((upload) => upload.bytes), ...files.map(({ size }) => size)]
  return (
    bytes.length <= maxSupportingDocuments &&
    bytes.reduce((sum, each) => sum + each, 0) <= maxSupportingDocumentBytes
  )
}
