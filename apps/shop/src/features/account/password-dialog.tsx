import { executeOf } from '@provender/client/api/api-query'
import type { PasswordQuestion } from '@provender/web/api/password-question'
import { PasswordDialog as Dialog } from '@provender/web/page/password-dialog'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmPassword } from './account.documents.ts'

/** Before another owner, or a saved card. */
export function PasswordDialog(question: PasswordQuestion) {
  const queryClient = useQueryClient()
  return <Dialog {...question} confirm={(proof) => executeOf(queryClient)(ConfirmPassword, proof)} />
}
