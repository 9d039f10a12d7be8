import { executeOf } from '@provender/client/api/api-query'
import { passwordQuestion } from '@provender/web/api/password-question'
import { PasswordDialog } from '@provender/web/page/password-dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { OfficeConfirmPassword } from './staff.documents.ts'

/** Asks for the password again before a change of people. What was chosen stays behind the dialog. */
export function PasswordQuestion() {
  const queryClient = useQueryClient()
  const question = useSyncExternalStore(passwordQuestion.subscribe, passwordQuestion.current)
  if (!question) return null
  return (
    <PasswordDialog {...question} confirm={(proof) => executeOf(queryClient)(OfficeConfirmPassword, proof)} />
  )
}
