import { platform } from '@provender/platform/current'

/** Why there is no picture. `taken`: it was unplugged during use, its permission was withdrawn, or another app has it. */
export type CameraFailure = 'insecure' | 'none' | 'refused' | 'busy' | 'taken' | 'reader'

interface CameraChoice {
  readonly id: string
  readonly name: string
}

export interface OpenCamera {
  readonly id: string | undefined
  readonly stream: MediaStream
  readonly choices: readonly CameraChoice[]
  readonly hasTorch: boolean
  readonly setTorch: (isOn: boolean) => Promise<void>
  readonly close: () => void
}

/**
 * Opens the wanted camera, or else the one at the back; the browser may ask
 * the user. Throws errors that `failureReason` explains.
 */
export async function openCamera(preferredId: string | undefined): Promise<OpenCamera> {
  const stream = await openStream(preferredId)
  const [track] = stream.getVideoTracks()
  return {
    id: track?.getSettings().deviceId,
    stream,
    choices: await cameraChoices(),
    hasTorch: track !== undefined && 'torch' in capabilitiesOf(track),
    setTorch: async (isOn) => {
      const torch: TorchSetting = { torch: isOn }
      await track?.applyConstraints({ advanced: [torch] })
    },
    close: () => {
      for (const each of stream.getTracks()) each.stop()
    },
  }
}

/** Phones have it; TypeScript's DOM types do not declare it. */
interface TorchSetting extends MediaTrackConstraintSet {
  readonly torch: boolean
}

const size = { width: { ideal: 1280 }, height: { ideal: 720 } }

async function openStream(preferredId: string | undefined): Promise<MediaStream> {
  const devices = platform().cameras.devices()
  if (!devices) throw new DOMException('This device has no camera', 'NotFoundError')
  const rearCamera = { audio: false, video: { ...size, facingMode: { ideal: 'environment' } } }
  if (preferredId === undefined) return await devices.getUserMedia(rearCamera)
  try {
    const video = { ...size, deviceId: { exact: preferredId } }
    return await devices.getUserMedia({ audio: false, video })
  } catch (error) {
    // The camera chosen earlier no longer exists.
    if (nameOf(error) !== 'OverconstrainedError' && nameOf(error) !== 'NotFoundError') throw error
    return await devices.getUserMedia(rearCamera)
  }
}

function capabilitiesOf(track: MediaStreamTrack): object {
  return typeof track.getCapabilities === 'function' ? track.getCapabilities() : {}
}

async function cameraChoices(): Promise<readonly CameraChoice[]> {
  const devices = (await platform().cameras.devices()?.enumerateDevices()) ?? []
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }, index) => ({ id: deviceId, name: label === '' ? String(index + 1) : label }))
}

/** Why no camera can be requested at all; undefined if one can. */
export function unavailableReason(): CameraFailure | undefined {
  if (!platform().facts.isSecure()) return 'insecure'
  return platform().cameras.devices() ? undefined : 'none'
}

export function failureReason(error: unknown): CameraFailure {
  switch (nameOf(error)) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none'
    default:
      return 'busy'
  }
}

function nameOf(error: unknown): string {
  return error instanceof DOMException || error instanceof Error ? error.name : ''
}
