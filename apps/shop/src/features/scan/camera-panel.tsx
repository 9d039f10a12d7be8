import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { cx } from '@provender/ui/tokens/cx'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as camera } from 'lucide-react/icons/camera'
import { __iconData as cameraOff } from 'lucide-react/icons/camera-off'
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

/** The start button stays the same element in every state, so that it keeps the focus. */
function NoPicture({ state, onStart }: NoPictureProps) {
  const { title, text, start } = useNoPictureTexts(state)
  const { t } = useLingui()
  const { app } = platform()
  const failure = state.is === 'failed' ? state.failure : undefined
  const Icon = failure || state.is === 'muted' ? CameraOffIcon : CameraIcon
  return (
    <div className="grid content-center justify-items-start gap-2.5 p-5" aria-live="polite">
      <span className="text-ink-2">
        <Icon size="x" />
      </span>
      <h2 className="text-heading">{title}</h2>
      <p className="max-w-[24.8em] text-small text-ink-2">{text}</p>
      <div className={cx('flex flex-wrap gap-2 empty:hidden', state.is === 'starting' && 'opacity-0')}>
        {app && failure === 'refused' && (
          <Button look="go" onClick={app.openSettings}>{t`Open the settings`}</Button>
        )}
        {start !== undefined && (
          <Button
            look={failure || state.is === 'muted' ? 'plain' : 'go'}
            busy={state.is === 'starting'}
            onClick={onStart}
          >
            {start}
          </Button>
        )}
      </div>
    </div>
  )
}

interface NoPictureTexts {
  readonly title: string
  readonly text: string
  /** The name of the button that starts the camera; undefined if a press cannot help. */
  readonly start?: string
}

function useNoPictureTexts(state: NoPictureProps['state']): NoPictureTexts {
  const { t } = useLingui()
  const failures = useFailureTexts()
  switch (state.is) {
    case 'off':
      return {
        title: t`Scan with the camera`,
        text: t`You will be asked for permission. The picture never leaves your device; we only look up the code.`,
        start: t`Start the camera`,
      }
    case 'starting':
      return {
        title: t`Starting the camera`,
        text: t`If you are asked, allow it.`,
        start: t`Start the camera`,
      }
    case 'paused':
      return {
        title: t`The camera is paused`,
        text: t`It stops when nothing is scanned for a minute, or when you look at something else.`,
        start: t`Keep scanning`,
      }
    case 'muted':
      return {
        title: t`The camera gives no picture now`,
        text: t`Something else is using it, or it is switched off. The picture comes back automatically. Meanwhile, type the code below.`,
        start: t`Try again`,
      }
    case 'failed': {
      const texts = failures[state.failure]
      return state.failure === 'insecure' ? texts : { ...texts, start: t`Try again` }
    }
  }
}

function useFailureTexts(): Readonly<Record<CameraFailure, NoPictureTexts>> {
  const { t } = useLingui()
  return {
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
    taken: {
      title: t`The camera was taken away`,
      text: t`It was unplugged, something else uses it, or it is no longer allowed. Try again, or type the code below.`,
    },
    reader: {
      title: t`The scanner could not be loaded`,
      text: t`Check your connection and try again, or type the code below.`,
    },
  }
}
