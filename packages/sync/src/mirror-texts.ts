import type { StoredTexts } from './stored-texts.ts'

/** A second place for the texts: `PersistentValues` of an app. */
interface Copy {
  readonly keys: () => Promise<readonly string[]>
  readonly get: (key: string) => Promise<string | undefined>
  /** Undefined removes. */
  readonly set: (key: string, text: string | undefined) => Promise<void>
}

const copyPrefix = 'unsent:'

/**
 * Stores every text twice, so that it is there even if the device has deleted the database. A text is stored if one of
 * the two has it; only if both fail is that an error. A text that comes back although it had been removed does no
 * harm, because the server recognises repeated operations.
 */
export function mirrorTexts(texts: StoredTexts, copy: Copy): StoredTexts {
  const copied = async (prefix: string): Promise<readonly (readonly [string, string])[]> => {
    const keys = (await copy.keys()).filter((key) => key.startsWith(copyPrefix + prefix))
    const values = await Promise.all(keys.map(copy.get))
    return keys.flatMap((key, index) => {
      const text = values[index]
      return text === undefined ? [] : [[key.slice(copyPrefix.length), text] as const]
    })
  }
  return {
    read: async (prefix) => {
      const [own, other] = await Promise.allSettled([texts.read(prefix), copied(prefix)])
      if (own.status === 'rejected' && other.status === 'rejected') throw own.reason
      return new Map([
        ...(other.status === 'fulfilled' ? other.value : []),
        ...(own.status === 'fulfilled' ? own.value : []),
      ])
    },
    write: async (key, text) => await oneOf([texts.write(key, text), copy.set(copyPrefix + key, text)]),
    removeSame: async (key, text) => {
      const removeCopy = async () => {
        if ((await copy.get(copyPrefix + key)) === text) await copy.set(copyPrefix + key, undefined)
      }
      await oneOf([texts.removeSame(key, text), removeCopy()])
    },
    removeAll: async (prefix) => {
      const removeCopies = async () => {
        const keys = (await copy.keys()).filter((key) => key.startsWith(copyPrefix + prefix))
        await Promise.all(keys.map((key) => copy.set(key, undefined)))
      }
      await oneOf([texts.removeAll(prefix), removeCopies()])
    },
  }
}

async function oneOf(works: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(works)
  const [first] = results
  if (first?.status === 'rejected' && results.every(({ status }) => status === 'rejected')) throw first.reason
}
