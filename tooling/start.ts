import { ensureBuilt } from './ensure-built.ts'

ensureBuilt()
await import('@provender/server/main')
