import { unreachable } from '@provender/client/api/refusal'
import {
  maxSupportingDocumentBytes,
  maxSupportingDocuments,
} from '@provender/domain/application/supporting-document'
import { useEffect, useRef, useState } from 'react'
import { newId } from '../api/new-id.ts'
import { sendFile, type SentFile } from './send-file.ts'
import { expectedBytes, shrinkPicture } from './shrink-picture.ts'

export interface Upload {
  readonly key: string
  readonly name: string
  readonly file: File | undefined
  readonly bytes: number
  readonly share: number
  readonly sent: SentFile | undefined
}

interface StoredFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
}

export interface FileStore {
  readonly put: (key: string, file: File) => Promise<unknown>
  readonly delete: (key: string) => Promise<unknown>
  readonly all: () => Promise<readonly { readonly key: string; readonly file: File }[]>
}

export interface Uploads {
  readonly list: readonly Upload[]
  /** True if the files chosen last exceeded the limits together with the others. */
  readonly isTooMuch: boolean
  readonly add: (files: readonly File[]) => void
  readonly retry: (key: string) => void
  readonly remove: (key: string) => void
  /**
   * Restores files that were uploaded before the user left the page, and uploads the stored others. Resolves
   * to true if there are any of the latter.
   */
  readonly restore: (files: readonly StoredFile[]) => Promise<boolean>
  /** Resolves when nothing is uploading any more: to the ids of the uploaded files, or undefined if a file failed. */
  readonly whenSent: () => Promise<readonly string[] | undefined>
}

/**
 * The files of a form. Each is uploaded to `path` as soon as it is chosen, so that a later problem with the
 * form uploads none twice. Files that are not yet uploaded are stored in `store`, if there is one.
 */
export function useUploads(path: string, store?: FileStore): Uploads {
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
  const change = (key: string, changes: Partial<Upload>) =>
    setList((now) => now.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  const remove = (key: string): void => {
    sending.current.delete(key)
    files.current.delete(key)
    void store?.delete(key)
    setTooMuch(false)
    setList((now) => now.filter((upload) => upload.key !== key))
  }
  const shrinkAndSend = async (key: string, file: File, signal: AbortSignal): Promise<SentFile> => {
    const isNeeded = () => !signal.aborted && files.current.has(key)
    const small = await shrinkPicture(file, isNeeded)
    if (!small || !isNeeded()) return { refusal: unreachable }
    if (small.size > maxSupportingDocumentBytes) {
      remove(key)
      setTooMuch(true)
      return { refusal: unreachable }
    }
    change(key, { bytes: small.size })
    const onProgress = (share: number) => change(key, { share })
    return await sendFile(small, { path, onProgress, leaving: signal })
  }
  const send = async (key: string, file: File): Promise<void> => {
    const signal = leaving.current?.signal ?? new AbortController().signal
    const promise = shrinkAndSend(key, file, signal)
    sending.current.set(key, promise)
    const sent = await promise
    // Uploaded, or refused for good: a retry would not help.
    if ('id' in sent || sent.refusal.code === 422) void store?.delete(key)
    if (!signal.aborted) change(key, 'id' in sent ? { sent, bytes: sent.bytes } : { sent })
  }
  const startUploads = (added: readonly { readonly key: string; readonly file: File }[]): void => {
    const newUploads = added.map(({ key, file }) => ({
      key,
      name: file.name,
      file,
      bytes: expectedBytes(file),
      share: 0,
      sent: undefined,
    }))
    setList((now) => [...now, ...newUploads])
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
      for (const { key, file } of added) void store?.put(key, file)
      startUploads(added)
    },
    retry: (key) => {
      const file = files.current.get(key)
      if (!file) return
      change(key, { share: 0, sent: undefined })
      void send(key, file)
    },
    remove,
    restore: async (stored) => {
      for (const { id, bytes } of stored) sending.current.set(id, Promise.resolve({ id, bytes }))
      setList(
        stored.map(({ id, name, bytes }) => ({
          key: id,
          name,
          file: undefined,
          bytes,
          share: 1,
          sent: { id, bytes },
        })),
      )
      const waiting = (await store?.all()) ?? []
      startUploads(waiting)
      return waiting.length > 0
    },
    whenSent: async () => {
      await Promise.all(sending.current.values())
      const sent = await Promise.all(sending.current.values())
      const ids = sent.flatMap((each) => ('id' in each ? [each.id] : []))
      return ids.length === sent.length ? ids : undefined
    },
  }
}

function fitting(list: readonly Upload[], files: readonly File[]): boolean {
  const stored = list.filter(({ sent }) => !sent || 'id' in sent)
  const bytes = [...stored.map((upload) => upload.bytes), ...files.map(expectedBytes)]
  return (
    bytes.length <= maxSupportingDocuments &&
    bytes.reduce((sum, each) => sum + each, 0) <= maxSupportingDocumentBytes
  )
}
