import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { Menu } from '@provender/web/page/menu'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as flashlight } from 'lucide-react/icons/flashlight'
import { __iconData as flashlightOff } from 'lucide-react/icons/flashlight-off'
import { __iconData as pause } from 'lucide-react/icons/pause'
import { __iconData as switchCamera } from 'lucide-react/icons/switch-camera'
import { __iconData as volume } from 'lucide-react/icons/volume-2'
import { __iconData as volumeOff } from 'lucide-react/icons/volume-x'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { OpenCamera } from './open-camera.ts'
import { isSoundOn, setSound, subscribeToSound } from './scan-settings.ts'
import type { ScannerOnPage } from './use-scanner.ts'

const TorchIcon = icon(flashlight)
const TorchOffIcon = icon(flashlightOff)
const PauseIcon = icon(pause)
const SwitchIcon = icon(switchCamera)
const SoundIcon = icon(volume)
const MutedIcon = icon(volumeOff)
const CheckIcon = icon(check)

export interface CameraControlsProps {
  readonly camera: OpenCamera
  readonly scanner: ScannerOnPage
}

export function CameraControls({ camera, scanner }: CameraControlsProps) {
  const { t } = useLingui()
  return (
    <div data-camera-controls className="absolute inset-x-2 bottom-2 flex justify-end gap-2">
      {camera.hasTorch && <TorchSwitch camera={camera} />}
      <SoundSwitch />
      {camera.choices.length > 1 && (
        <div className="rounded-control bg-ground text-ink">
          <Menu
            label={t`Choose the camera`}
            face={<SwitchIcon />}
            actions={camera.choices.map(({ id, name }) => ({
              name,
              icon: id === camera.id ? <CheckIcon size="s" /> : undefined,
              chosen: id === camera.id,
              onChoose: () => scanner.choose(id),
            }))}
          />
        </div>
      )}
      <PictureButton label={t`Pause the camera`} onPress={scanner.stop}>
        <PauseIcon />
      </PictureButton>
    </div>
  )
}

function TorchSwitch({ camera }: { readonly camera: OpenCamera }) {
  const { t } = useLingui()
  const [isLit, setLit] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const toggle = async () => {
    try {
      await camera.setTorch(!isLit)
      setLit(!isLit)
      setFailed(false)
    } catch {
      // The phone refuses, for example because it is too hot.
      setFailed(true)
    }
  }
  return (
    <>
      {hasFailed && (
        <p role="alert" className="me-auto self-center rounded-control bg-ground px-3 py-2 text-ink">
          {t`Torch not available`}
        </p>
      )}
      <PictureButton label={t`Torch`} pressed={isLit} onPress={() => void toggle()}>
        {isLit ? <TorchIcon /> : <TorchOffIcon />}
      </PictureButton>
    </>
  )
}

function SoundSwitch() {
  const { t } = useLingui()
  const isOn = useSyncExternalStore(subscribeToSound, isSoundOn, () => true)
  return (
    <PictureButton label={t`Sound`} pressed={isOn} onPress={() => setSound(!isOn)}>
      {isOn ? <SoundIcon /> : <MutedIcon />}
    </PictureButton>
  )
}

interface PictureButtonProps {
  readonly label: string
  readonly pressed?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** Has its own background: the picture behind may have any colour. */
function PictureButton({ label, pressed, onPress, children }: PictureButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-grid size-11 place-items-center rounded-control bg-ground text-ink transition-colors hover:bg-sunken"
    >
      {children}
    </button>
  )
}
