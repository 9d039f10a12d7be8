import { platform } from '@provender/platform/current'

/** Why there is no picture. */
export type CameraTrouble =
  /** The browser gives cameras to secure addresses only. */
  | 'insecure'
  | 'none'
  | 'refused'
  /** Something else has it. */
  | 'busy'
  /** What reads the picture did not load. */
  | 'reader'

interface CameraChoice {
  readonly id: string
  readonly name: string
}

/** A camera that is running. */
export interface OpenCamera {
  readonly id: string | undefined
  readonly stream: MediaStream
  /** All of the device, this one among them. */
  readonly choices: readonly CameraChoice[]
  readonly hasTorch: boolean
  readonly setTorch: (isOn: boolean) => Promise<void>
  readonly close: () => void
}

/** Asks for the camera, which may ask the person: that one, or else the one at the back. Throws what `troubleOf` understands. */
export async function openCamera(wanted: string | undefined): Promise<OpenCamera> {
  const stream = await openStream(wanted)
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

/** Of phones; the types of browsers do not know it. */
interface TorchSetting extends MediaTrackConstraintSet {
  readonly torch: boolean
}

const size = { width: { ideal: 1280 }, height: { ideal: 720 } }

async function openStream(wanted: string | undefined): Promise<MediaStream> {
  const devices = platform().cameras.devices()
  if (!devices) throw new DOMException('This device has no camera', 'NotFoundError')
  const atTheBack = { audio: false, video: { ...size, facingMode: { ideal: 'environment' } } }
  if (wanted === undefined) return await devices.getUserMedia(atTheBack)
  try {
    const video = { ...size, deviceId: { exact: wanted } }
    return await devices.getUserMedia({ audio: false, video })
  } catch (error) {
    // The one that was chosen before is not there any more.
    if (nameOf(error) !== 'OverconstrainedError' && nameOf(error) !== 'NotFoundError') throw error
    return await devices.getUserMedia(atTheBack)
  }
}

/** Not every browser has them. */
function capabilitiesOf(track: MediaStreamTrack): object {
  return typeof track.getCapabilities === 'function' ? track.getCapabilities() : {}
}

async function cameraChoices(): Promise<readonly CameraChoice[]> {
  const devices = (await platform().cameras.devices()?.enumerateDevices()) ?? []
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }, at) => ({ id: deviceId, name: label === '' ? String(at + 1) : label }))
}

/** Whether cameras can be asked for at all; undefined when they can. */
export function troubleBefore(): CameraTrouble | undefined {
  if (!platform().facts.isSecure()) return 'insecure'
  return platform().cameras.devices() ? undefined : 'none'
}

export function troubleOf(error: unknown): CameraTrouble {
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
