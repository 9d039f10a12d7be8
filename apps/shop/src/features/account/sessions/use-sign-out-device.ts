import { executeOf } from '@provender/client/api/api-query'
import { useQueryClient } from '@tanstack/react-query'
import { useFailureToast } from '../../../kernel/state/use-failure-toast.ts'
import { devicesQuery } from './devices-query.ts'
import { SignOutDevice } from './sessions.documents.ts'

export function useSignOutDevice(): (id: string) => Promise<void> {
  const queryClient = useQueryClient()
  const showFailure = useFailureToast()
  return async (id) => {
    try {
      await executeOf(queryClient)(SignOutDevice, { id })
    } catch (error) {
      showFailure(error)
    }
    await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
  }
}
