import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { useEffect, useRef } from 'react'
import { useShopState } from '../../../kernel/state/shop-state.ts'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** The server has only their hashes, so they are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui()
  const { notices } = useShopState()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copyText = platform().sharing.copyText()
  const copy = async () => {
    await copyText?.(codes.join('\n'))
    notices.show({ kind: 'toast', about: 'done', text: t`Copied` })
  }
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-0">
        {t`Two-step login is on. Keep your recovery codes.`}
      </h2>
      <Note tone="low">
        {t`Without your phone, each of these codes logs you in once. Keep them on paper or in a password manager: we show them only now.`}
      </Note>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6 gap-y-1 rounded-tile bg-sunken px-4 py-3 select-all">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {copyText && <Button onClick={() => void copy()}>{t`Copy codes`}</Button>}
        <Button look="go" onClick={onDone}>
          {t`I've saved them`}
        </Button>
      </div>
    </section>
  )
}
