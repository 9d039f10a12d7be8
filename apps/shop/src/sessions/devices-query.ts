import { ask } from '../api/ask.ts'
import { SignedInDevices } from './sessions.documents.ts'

export const devicesQuery = ask(SignedInDevices, {})
