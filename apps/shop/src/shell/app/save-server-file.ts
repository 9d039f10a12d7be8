import { platform } from '@provender/platform/current'
import { fetchServerFile } from '@provender/web/api/fetch-server-file'

/** Returns a function that offers a file of the server to the user. A second call for a file that is still on its way does nothing. */
export function createFileSaver(onFailure: (error: unknown) => void): (path: string) => Promise<void> {
  const pending = new Set<string>()
  return async (path) => {
    if (pending.has(path)) return
    pending.add(path)
    try {
      const { content, name } = await fetchServerFile(path)
      await platform().saveFile(content, name)
    } catch (error) {
      onFailure(error)
    } finally {
      pending.delete(path)
    }
  }
}
