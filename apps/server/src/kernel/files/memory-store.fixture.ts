import type { FileStore } from './file-store.ts'

export function createMemoryStore(): FileStore {
  const files = new Map<string, Buffer>()
  return {
    name: 'disk',
    place: 'memory',
    put: (key, { content }) => {
      const existing = files.get(key)
      if (!existing) files.set(key, content)
      return Promise.resolve(existing && !existing.equals(content) ? 'TAKEN' : 'STORED')
    },
    read: (key) => Promise.resolve(files.get(key)),
    remove: (key) => {
      files.delete(key)
      return Promise.resolve()
    },
    removeDrafts: () => Promise.resolve(0),
    list: async function* list(folder) {
      for (const key of files.keys()) if (key.startsWith(`${folder}/`)) yield { key, writtenAtMs: Date.now() }
    },
  }
}
