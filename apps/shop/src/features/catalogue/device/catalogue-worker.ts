import { serveCatalogue } from '@provender/device-catalogue/serve-catalogue'
import { webLocks } from '@provender/platform/web-locks'

// The page sends a port to the worker, and the worker answers on it.
addEventListener('message', ({ ports: [port] }) => {
  if (port) serveCatalogue(port, { databases: indexedDB, runExclusive: webLocks.runExclusive })
})
