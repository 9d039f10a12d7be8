import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as camera } from 'lucide-react/icons/camera'
import { __iconData as cameraOff } from 'lucide-react/icons/camera-off'
import type { ReactNode } from 'react'
import { CameraControls } from './camera-controls.tsx'
import type { CameraFailure } from './open-camera.ts'
import type { ScannerState } from './scanner.ts'
import type { ScannerOnPage } from './use-scanner.ts'

const CameraIcon = icon(camera)
const CameraOffIcon = icon(cameraOff)

export interface CameraPanelProps {
  readonly scanner: ScannerOnPage
}

/** The camera's picture, or why there is none and what to do. Keeps its size in every state. */
export function CameraPanel({ scanner }: CameraPanelProps) {
  const { t } = useLingui()
  const { state, video, start } = scanner
  const isOn = state.is === 'on'
  return (
    <section
      aria-label={t`Camera`}
      data-camera
      className="relative grid aspect-4/3 max-h-[46dvh] min-h-60 w-full overflow-hidden rounded-sheet bg-sunken"
    >
      <video
        ref={video}
        muted
        playsInline
        aria-label={t`What the camera sees`}
        className={isOn ? 'col-start-1 row-start-1 size-full bg-[black] object-cover' : 'hidden'}
      />
      {isOn ? (
        <>
          <Aim />
          <CameraControls key={state.camera.id} camera={state.camera} scanner={scanner} />
        </>
      ) : (
        <NoPicture state={state} onStart={start} />
      )}
    </section>
  )
}

/** Shows where to hold the code. The reader searches the whole picture. */
function Aim() {
  return (
    <span
      aria-hidden
      data-aim
      className="pointer-events-none col-start-1 row-start-1 m-auto h-2/5 w-3/4 rounded-tile border-2 border-[white] shadow-[0_0_0_999px_rgb(0_0_0/0.28)]"
    />
  )
}

interface NoPictureProps {
  readonly state: Exclude<ScannerState, { readonly is: 'on' }>
  readonly onStart: () => void
}

function NoPicture({ state, onStart }: NoPictureProps) {
  const { t } = useLingui()
  switch (state.is) {
    case 'off':
      return (
        <StaticPanel
          title={t`Scan with the camera`}
          action={<Button look="go" onClick={onStart}>{t`Start the camera`}</Button>}
        >
          {t`You will be asked for permission. The picture never leaves your device; we only look up the code.`}
        </StaticPanel>
      )
    case 'starting':
      return <StaticPanel title={t`Starting the camera`}>{t`If you are asked, allow it.`}</StaticPanel>
    case 'paused':
      return (
        <StaticPanel
          title={t`The camera is paused`}
          action={<Button look="go" onClick={onStart}>{t`Keep scanning`}</Button>}
        >
          {t`It stops when nothing is scanned for a minute, or when you look at something else.`}
        </StaticPanel>
      )
    case 'failed':
      return <CameraFailureNote failure={state.failure} onStart={onStart} />
  }
}

interface CameraFailureProps {
  readonly failure: CameraFailure
  readonly onStart: () => void
}

function CameraFailureNote({ failure, onStart }: CameraFailureProps) {
  const { t } = useLingui()
  const { title, text } = {
    refused: {
      title: t`The camera is not allowed here`,
      text: platform().app
        ? t`Allow it for this app in the settings of the device and try again, or type the code below.`
        : t`Allow it in the settings of your browser for this site and try again, or type the code below.`,
    },
    none: {
      title: t`No camera was found`,
      text: t`Type the code below, or use a scanner that types.`,
    },
    insecure: {
      title: t`The camera needs a secure address`,
      text: t`Browsers only allow it on https addresses. Type the code below, or use a scanner that types.`,
    },
    busy: {
      title: t`The camera could not be started`,
      text: t`Perhaps something else is using it. Close that and try again, or type the code below.`,
    },
    reader: {
      title: t`The scanner could not be loaded`,
      text: t`Check your connection and try again, or type the code below.`,
    },
  }[failure]
  const { app } = platform()
  const again = failure === 'insecure' ? undefined : <Button onClick={onStart}>{t`Try again`}</Button>
  const settings = app && failure === 'refused' && (
    <Button look="go" onClick={app.openSettings}>{t`Open the settings`}</Button>
  )
  return (
    <StaticPanel
      isOff
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          {settings}
          {again}
        </div>
      }
    >
      {text}
    </StaticPanel>
  )
}

interface StaticPanelProps {
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly isOff?: boolean
}

function StaticPanel({ title, children, action, isOff = false }: StaticPanelProps) {
  const Icon = isOff ? CameraOffIcon : CameraIcon
  return (
    <div className="grid content-center justify-items-start gap-2.5 p-5" aria-live="polite">
      <span className="text-ink-2">
        <Icon size="x" />
      </span>
      <h2 className="text-heading">{title}</h2>
      <p className="max-w-[24.8em] text-small text-ink-2">{children}</p>
      {action}
    </div>
  )
}
