import { ask } from '../../../kernel/api/ask.ts'
import { SignedInDevices } from './sessions.documents.ts'

export const devicesQuery = ask(SignedInDevices, {})
