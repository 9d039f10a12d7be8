import { serveCatalogue } from './serve-catalogue.ts'

// The page sends a port to the worker, and the worker answers on it.
addEventListener('message', ({ ports: [port] }) => {
  // Without HTTPS there are no locks.
  const locks = 'locks' in navigator ? navigator.locks : undefined
  const runExclusive = async (name: string, work: () => Promise<void>) =>
    locks ? await locks.request(name, work) : await work()
  if (port) serveCatalogue(port, { databases: indexedDB, runExclusive })
})
