import { createBarcodeReader, type BarcodeReader, type CodeKind } from './barcode-reader.ts'
import {
  type CameraFailure,
  type OpenCamera,
  openCamera,
  unavailableReason,
  failureReason,
} from './open-camera.ts'
import { createRepeats } from './repeats.ts'

export type ScannerState =
  | { readonly is: 'off' }
  | { readonly is: 'starting' }
  | { readonly is: 'on'; readonly camera: OpenCamera }
  /** The picture stands still, because another app or the system has muted the camera. It comes back by itself. */
  | { readonly is: 'muted' }
  /** Nothing was scanned for a while, or the page was hidden. */
  | { readonly is: 'paused' }
  | { readonly is: 'failed'; readonly failure: CameraFailure }

export interface Scanner {
  readonly start: (cameraId: string | undefined) => Promise<void>
  readonly pause: () => void
  readonly close: () => void
}

interface ScannerOptions {
  readonly kind: CodeKind
  readonly video: HTMLVideoElement
  readonly onCode: (code: string) => void
  readonly onState: (state: ScannerState) => void
}

const pauseDelayMs = 60_000
/** About ten pictures per second find a code at once and keep the device cool. */
const restMs = 60

/** Reads pictures of a camera until it is paused, or for a minute without a code. */
export function createScanner({ kind, video, onCode, onState }: ScannerOptions): Scanner {
  let reader: BarcodeReader | undefined
  let run = new AbortController()
  let isMuted = false
  run.abort()
  const become = (state: ScannerState) => {
    run.abort()
    onState(state)
  }
  return {
    start: async (cameraId) => {
      become({ is: 'starting' })
      const failure = unavailableReason()
      if (failure) return become({ is: 'failed', failure })
      run = new AbortController()
      const { signal } = run
      try {
        const camera = await openCamera(cameraId)
        if (signal.aborted) return camera.close()
        signal.addEventListener('abort', camera.close)
        for (const track of camera.stream.getTracks())
          track.addEventListener('ended', () => become({ is: 'failed', failure: 'taken' }), { signal })
        let isPlaying = false
        const showState = () => {
          if (isMuted) onState({ is: 'muted' })
          else onState(isPlaying ? { is: 'on', camera } : { is: 'starting' })
        }
        // Before the first picture, for which a camera that is muted from the start lets us wait.
        followMuting(camera, signal, (isNowMuted) => {
          isMuted = isNowMuted
          showState()
        })
        await show(video, camera)
        if (signal.aborted) return
        isPlaying = true
        showState()
      } catch (error) {
        if (!signal.aborted) become({ is: 'failed', failure: failureReason(error) })
        return
      }
      try {
        reader ??= createBarcodeReader(kind)
        await readOn({ video, reader, signal, onCode, isMuted: () => isMuted })
        if (!signal.aborted) become({ is: 'paused' })
      } catch {
        reader?.close()
        reader = undefined
        if (!signal.aborted) become({ is: 'failed', failure: 'reader' })
      }
    },
    pause: () => {
      if (!run.signal.aborted) become({ is: 'paused' })
    },
    close: () => {
      run.abort()
      reader?.close()
    },
  }
}

async function show(video: HTMLVideoElement, { stream }: OpenCamera): Promise<void> {
  video.srcObject = stream
  await video.play()
}

/** Calls `onMuting` at once, and whenever the camera is muted or gives pictures again. */
function followMuting(
  { stream }: OpenCamera,
  signal: AbortSignal,
  onMuting: (isMuted: boolean) => void,
): void {
  const [track] = stream.getVideoTracks()
  track?.addEventListener('mute', () => onMuting(true), { signal })
  track?.addEventListener('unmute', () => onMuting(false), { signal })
  onMuting(track?.muted ?? false)
}

interface ReadingContext extends Pick<ScannerOptions, 'video' | 'onCode'> {
  readonly reader: BarcodeReader
  readonly signal: AbortSignal
  readonly isMuted: () => boolean
}

async function readOn({ video, reader, signal, onCode, isMuted }: ReadingContext): Promise<void> {
  const takePicture = createPictures(video)
  const fresh = createRepeats()
  let lastCodeAtMs = performance.now()
  while (!signal.aborted && performance.now() - lastCodeAtMs < pauseDelayMs) {
    if (isMuted()) lastCodeAtMs = performance.now()
    const picture = isMuted() ? undefined : takePicture()
    // A moment without a picture does not mean that the code has left.
    const codes = picture && (await reader.read(picture))
    if (signal.aborted) return
    const nowMs = performance.now()
    for (const code of codes ? fresh(codes, nowMs) : []) {
      lastCodeAtMs = nowMs
      onCode(code)
    }
    await new Promise((resolve) => setTimeout(resolve, restMs))
  }
}

/** In pixels. Enough for the thin bars of an EAN at arm's length. */
const widest = 1024

function createPictures(video: HTMLVideoElement): () => ImageData | undefined {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return () => {
    const { videoWidth, videoHeight } = video
    if (!context || videoWidth === 0 || videoHeight === 0) return undefined
    const scale = Math.min(1, widest / videoWidth)
    const width = Math.round(videoWidth * scale)
    const height = Math.round(videoHeight * scale)
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    context.drawImage(video, 0, 0, width, height)
    return context.getImageData(0, 0, width, height)
  }
}
