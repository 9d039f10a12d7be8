import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { platform } from '@provender/platform/current'
import { Button, buttonClass } from '@provender/ui/controls/button'
import { FieldError } from '@provender/ui/controls/field'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as camera } from 'lucide-react/icons/camera'
import { __iconData as fileText } from 'lucide-react/icons/file-text'
import { __iconData as loaderCircle } from 'lucide-react/icons/loader-circle'
import { __iconData as paperclip } from 'lucide-react/icons/paperclip'
import { type ComponentProps, type Ref, useId, useState } from 'react'
import { useRefusalText } from '../api/refusal-text.ts'
import { useLanguage } from '../texts/use-language.ts'
import type { Upload, Uploads } from './use-uploads.ts'

const AttachIcon = icon(paperclip)
const CameraIcon = icon(camera)
const FileIcon = icon(fileText)
const SendingIcon = icon(loaderCircle)

export interface FilePickerProps {
  readonly label: string
  /** The accepted file types, and the maximum number of files. */
  readonly hint: string
  readonly addLabel: string
  readonly accept: string
  readonly uploads: Uploads
  readonly inputRef: Ref<HTMLInputElement>
}

export function FilePicker({ label, hint, addLabel, accept, uploads, inputRef }: FilePickerProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className="grid gap-2">
      <p className="text-label">
        {label} <span className="ml-1.5 font-[430] text-ink-3">{t`optional`}</span>
      </p>
      <p id={`${id}-hint`} className="text-small text-ink-3">
        {hint}
      </p>
      {uploads.list.length > 0 && (
        <ul aria-label={label} className="border-y border-line">
          {uploads.list.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload.key)}
              onRemove={() => uploads.remove(upload.key)}
            />
          ))}
        </ul>
      )}
      {uploads.isTooMuch && (
        <FieldError>{`${t`Couldn't upload`}. ${t`At most 5 files, 5 MB in total.`}`}</FieldError>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          ref={inputRef}
          multiple
          accept={accept}
          aria-describedby={`${id}-hint`}
          onFiles={uploads.add}
        >
          <AttachIcon size="s" /> {addLabel}
        </FileButton>
        {platform().app?.system === 'ANDROID' && (
          <FileButton
            // The app opens the camera only for exactly these two, and offers it in no other file chooser.
            accept="image/*"
            capture="environment"
            aria-describedby={`${id}-hint`}
            onFiles={uploads.add}
          >
            <CameraIcon size="s" /> {t`Take a picture`}
          </FileButton>
        )}
      </div>
    </div>
  )
}

interface FileButtonProps extends ComponentProps<'input'> {
  readonly onFiles: (files: readonly File[]) => void
}

function FileButton({ children, onFiles, ...input }: FileButtonProps) {
  return (
    <label
      className={`${buttonClass({})} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
    >
      {children}
      <input
        {...input}
        type="file"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files.length > 0) onFiles(files)
          currentTarget.value = ''
        }}
      />
    </label>
  )
}

interface UploadRowProps {
  readonly upload: Upload
  readonly onRetry: () => void
  readonly onRemove: () => void
}

function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const { name, sent } = upload
  const refusal = sent && 'refusal' in sent ? sent.refusal : undefined
  // A fault of the file itself is permanent. Anything else may succeed on a retry.
  const canRetry = refusal !== undefined && refusal.code !== 422
  return (
    <li className="flex items-center gap-3 border-line py-2 not-first:border-t">
      <span className="grid size-11 flex-none place-items-center text-ink-2">
        {sent ? (
          <Thumbnail file={upload.file} />
        ) : (
          <span className="animate-turn">
            <SendingIcon />
          </span>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-label">{name}</p>
        {refusal ? (
          <FieldError>
            {`${t`Couldn't upload`}. ${refusal.code === 0 ? t`No connection` : refusalText(refusal)}`}
          </FieldError>
        ) : (
          <UploadState upload={upload} />
        )}
      </div>
      {canRetry && (
        <Button look="bare" aria-label={t`Try again, ${name}`} onClick={onRetry}>
          {t`Try again`}
        </Button>
      )}
      <Button look="bare" aria-label={t`Remove, ${name}`} onClick={onRemove}>
        {t`Remove`}
      </Button>
    </li>
  )
}

function Thumbnail({ file }: { readonly file: File | undefined }) {
  const [isBroken, setBroken] = useState(false)
  if (!file?.type.startsWith('image/') || isBroken) return <FileIcon />
  return (
    <img
      ref={(image) => {
        const url = URL.createObjectURL(file)
        if (image) image.src = url
        return () => URL.revokeObjectURL(url)
      }}
      alt=""
      className="size-11 rounded-small bg-sunken object-cover"
      onError={() => setBroken(true)}
    />
  )
}

/** Shows the progress of an upload. Screen readers announce its completion, not every step. */
function UploadState({ upload: { name, bytes, share, sent } }: { readonly upload: Upload }) {
  const { t } = useLingui()
  const kilobytes = showCount(Math.max(1, Math.round(bytes / 1024)), useLanguage())
  return (
    <>
      <output className="block text-small figures text-ink-3">
        {sent ? t`${kilobytes} KB, uploaded` : t`${kilobytes} KB, uploading`}
      </output>
      {!sent && (
        <progress
          aria-label={t`Upload of ${name}`}
          value={share}
          max={1}
          className="mt-1 block h-1 w-full appearance-none overflow-hidden rounded-full bg-sunken accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
        />
      )}
    </>
  )
}
