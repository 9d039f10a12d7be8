import { ask } from '@provender/client/api/ask'
import { SignedInDevices } from './sessions.documents.ts'

export const devicesQuery = ask(SignedInDevices, {})
