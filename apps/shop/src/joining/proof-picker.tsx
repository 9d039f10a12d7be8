import { useLingui } from '@lingui/react/macro'
import { acceptedProofs } from '@provender/domain/joining/proof'
import { Button, buttonClass } from '@provender/ui/button'
import { FieldError } from '@provender/ui/field'
import { icon } from '@provender/ui/icon'
import { __iconData as fileText } from 'lucide-react/icons/file-text'
import { __iconData as loaderCircle } from 'lucide-react/icons/loader-circle'
import { __iconData as paperclip } from 'lucide-react/icons/paperclip'
import { type Ref, useId } from 'react'
import type { Proof, Proofs } from './use-proofs.ts'

const AttachIcon = icon(paperclip)
const FileIcon = icon(fileText)
const SendingIcon = icon(loaderCircle)

export interface ProofPickerProps {
  readonly proofs: Proofs
  readonly inputRef: Ref<HTMLInputElement>
}

/** Chooses the files that prove a business, and says what became of each. */
export function ProofPicker({ proofs, inputRef }: ProofPickerProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className="grid gap-2">
      <p className="text-label">
        {t`Proofs of business`} <span className="ml-1.5 font-[430] text-ink-3">{t`optional`}</span>
      </p>
      <p id={`${id}-hint`} className="text-small text-ink-3">
        {t`A licence, a bill or a bank letter in the name of your business: PDF, JPEG, PNG or WebP, at most 5 files, 5 MB together.`}
      </p>
      {proofs.list.length > 0 && (
        <ul aria-label={t`Proofs of business`} className="border-y border-line">
          {proofs.list.map((proof) => (
            <ProofRow key={proof.key} proof={proof} onRemove={() => proofs.remove(proof.key)} />
          ))}
        </ul>
      )}
      {proofs.isTooMuch && (
        <FieldError>{`${t`Couldn't upload`}. ${t`At most 5 files, 5 MB together.`}`}</FieldError>
      )}
      <label
        className={`${buttonClass({})} cursor-pointer justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
      >
        <AttachIcon size="s" /> {t`Add files`}
        <input
          ref={inputRef}
          type="file"
          multiple
          accept={acceptedProofs}
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            if (files.length > 0) proofs.add(files)
            currentTarget.value = ''
          }}
        />
      </label>
    </div>
  )
}

interface ProofRowProps {
  readonly proof: Proof
  readonly onRemove: () => void
}

function ProofRow({ proof: { name, bytes, sent }, onRemove }: ProofRowProps) {
  const { t, i18n } = useLingui()
  const refusal = sent && 'refusal' in sent ? sent.refusal : undefined
  const kilobytes = i18n.number(Math.max(1, Math.round(bytes / 1024)))
  return (
    <li className="flex items-center gap-3 border-line py-2 not-first:border-t">
      <span className={sent ? 'text-ink-2' : 'animate-turn text-ink-2'}>
        {sent ? <FileIcon /> : <SendingIcon />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-label">{name}</p>
        {refusal ? (
          <FieldError>
            {`${t`Couldn't upload`}. ${refusal.code === 0 ? t`No connection` : refusal.message}`}
          </FieldError>
        ) : (
          <output className="block text-small text-ink-3 figures">
            {sent ? t`${kilobytes} KB, with us` : t`${kilobytes} KB, on its way`}
          </output>
        )}
      </div>
      <Button look="bare" aria-label={t`Remove, ${name}`} onClick={onRemove}>
        {t`Remove`}
      </Button>
    </li>
  )
}
