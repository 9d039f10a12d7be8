import { useLingui } from '@lingui/react/macro'
import { acceptedSupportingDocuments } from '@provender/domain/application/supporting-document'
import { FilePicker } from '@provender/web/upload/file-picker'
import type { Uploads } from '@provender/web/upload/use-uploads'
import type { Ref } from 'react'

export interface DocumentPickerProps {
  readonly proofs: Uploads
  readonly inputRef: Ref<HTMLInputElement>
}

export function DocumentPicker({ proofs, inputRef }: DocumentPickerProps) {
  const { t } = useLingui()
  return (
    <FilePicker
      label={t`Business documents`}
      hint={t`A licence, a bill or a bank letter in the name of your business: PDF, JPEG, PNG or WebP, at most 5 files, 5 MB in total.`}
      addLabel={t`Add files`}
      accept={acceptedSupportingDocuments}
      uploads={proofs}
      inputRef={inputRef}
    />
  )
}
