import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { Note } from '@provender/ui/page/note'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as qrCode } from 'lucide-react/icons/qr-code'
import { type FormEvent, useState } from 'react'
import { AddressScanner } from './address-scanner.tsx'
import { checkServer, type ServerCheck } from './check-server.ts'
import { parseServerAddress } from './server-address.ts'

const QrIcon = icon(qrCode)

export interface ChooseServerPageProps {
  readonly proposed: string
  readonly onChosen: (serverUrl: string) => void
}

type Problem = 'not-an-address' | Exclude<ServerCheck, 'ready'>

export function ChooseServerPage({ proposed, onChosen }: ChooseServerPageProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(proposed)
  const [isScanning, setScanning] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const choose = async (address: string): Promise<void> => {
    const serverUrl = parseServerAddress(address)
    if (serverUrl === undefined) return setProblem('not-an-address')
    setProblem(undefined)
    setBusy(true)
    const check = await checkServer(serverUrl)
    setBusy(false)
    if (check === 'ready') onChosen(serverUrl)
    else setProblem(check)
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void choose(typed)
  }
  const onCode = (text: string): void => {
    setScanning(false)
    setTyped(text)
    void choose(text)
  }
  const problemText: Readonly<Record<Problem, string>> = {
    'not-an-address': t`Type the address of the shop, for example orders.example.com`,
    'no-apps': t`This address does not serve the app. Ask your wholesaler.`,
    unreachable: t`We can't reach a shop at this address. Check it, and your connection.`,
  }
  return (
    <main className="page">
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <PageHeader title={t`Who is your wholesaler?`} />
        <p className="text-ink-2">
          {t`Type the address of your wholesaler's shop. You find it in their e-mails, and on the page “App” of the shop.`}
        </p>
        <TextField
          label={t`Address of the shop`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={problem === 'not-an-address' ? problemText[problem] : undefined}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        {problem && problem !== 'not-an-address' && (
          <Note tone="bad" urgent>
            {problemText[problem]}
          </Note>
        )}
        {isScanning && <AddressScanner onCode={onCode} />}
        <div className="mt-auto grid gap-2">
          <Button type="submit" look="go" size="tall" wide busy={isBusy}>
            {t`Open the shop`}
          </Button>
          {!isScanning && (
            <Button size="tall" wide onClick={() => setScanning(true)}>
              <QrIcon size="s" />
              {t`Scan the code on the page “App”`}
            </Button>
          )}
        </div>
      </form>
    </main>
  )
}
