import { useLingui } from '@lingui/react/macro'
import { type ConsentKind, consentKinds } from '@provender/domain/consent/consent'
import { Button } from '@provender/ui/controls/button'
import { Checkbox } from '@provender/ui/controls/choice'
import { Dialog } from '@provender/ui/overlays/dialog'
import { icon } from '@provender/ui/tokens/icon'
import { useTexts } from '@provender/web/texts/use-texts'
import { __iconData as check } from 'lucide-react/icons/check'
import { useState } from 'react'
import { isAgreed } from '../../kernel/consent/consent.ts'
import type { PanelProps } from '../../kernel/page/shell-panel.ts'
import { useReportsErrors } from '../../kernel/session/shop-queries.ts'
import { useViewer } from '../../kernel/session/viewer.ts'
import { answerConsent } from './answer-consent.ts'

const NeededIcon = icon(check)

export function CookieDialog({ open, onClose }: PanelProps) {
  return useTexts('service') ? <Kinds open={open} onClose={onClose} /> : null
}

function Kinds({ open, onClose }: PanelProps) {
  const { t } = useLingui()
  const { isSignedIn } = useViewer()
  const kinds = useOfferedKinds()
  const [changed, setChanged] = useState<Partial<Record<ConsentKind, boolean>>>({})
  const isChosen = (kind: ConsentKind): boolean => changed[kind] ?? isAgreed(kind)
  const answer = (agreed: readonly ConsentKind[]): void => {
    answerConsent(agreed, isSignedIn)
    close()
  }
  const close = (): void => {
    setChanged({})
    onClose()
  }
  const offeredKinds = kinds.map(({ kind }) => kind)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t`Cookies and what this device keeps`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => answer(offeredKinds)}>{t`Accept all`}</Button>
          <Button look="go" onClick={() => answer(offeredKinds.filter(isChosen))}>{t`Save choice`}</Button>
        </>
      }
    >
      <ul className="grid gap-3">
        <li className="grid grid-cols-[18px_minmax(0,1fr)] gap-2.5 py-1">
          <NeededIcon size="s" />
          <div>
            <b className="text-label">{t`Necessary`}</b>
            <p className="text-small text-ink-2">
              {t`Your login, your basket and unsent changes, your language, your answers to questions like this, and the shop's files. Nobody else sees them.`}
            </p>
          </div>
        </li>
        {kinds.map(({ kind, name, detail }) => (
          <li key={kind}>
            <Checkbox
              checked={isChosen(kind)}
              onChange={({ target }) => setChanged({ ...changed, [kind]: target.checked })}
            >
              <b className="text-label">{name}</b>
              <span className="block text-small text-ink-2">{detail}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** The kinds of storage that this wholesaler asks consent for. */
function useOfferedKinds() {
  const { t } = useLingui()
  const reportsErrors = useReportsErrors()
  const texts: Readonly<Record<ConsentKind, { readonly name: string; readonly detail: string }>> = {
    preferences: {
      name: t`Preferences`,
      detail: t`Your searches, how you group your basket, sound and camera for scanning, and the pages you last viewed.`,
    },
    reports: {
      name: t`Error reports`,
      detail: t`If something goes wrong on your device, we see what happened and where in our code, but not your name, prices or what you typed.`,
    },
  }
  return consentKinds
    .filter((kind) => kind !== 'reports' || reportsErrors)
    .map((kind) => ({ kind, ...texts[kind] }))
}
