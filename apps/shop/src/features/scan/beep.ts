import { platform } from '@provender/platform/current'
import { vibrate as vibrateDevice } from '@provender/web/input/haptics'
import { isSoundOn } from './scan-settings.ts'

/** The sound of a scan, with vibration in milliseconds: one high note if it is good, two low ones if not. */
const notes = {
  good: { hertz: 1760, startsMs: [0], vibrate: 60 },
  bad: { hertz: 330, startsMs: [0, 160], vibrate: [80, 60, 80] },
} satisfies Record<string, Notes>

interface Notes {
  readonly hertz: number
  readonly startsMs: readonly number[]
  readonly vibrate: VibratePattern
}

const noteMs = 90
const quiet = 0.0001
const loud = 0.2

let audio: AudioContext | undefined

/** Signals by sound whether a scan counted, so that the user need not look at the screen. */
export function beep(kind: keyof typeof notes, { isFelt }: { readonly isFelt: boolean }): void {
  // Browsers allow neither before the user has touched the page, and log a warning.
  if (!platform().facts.isTouched()) return
  const { hertz, startsMs, vibrate } = notes[kind]
  vibrateDevice(vibrate, isFelt)
  if (!isSoundOn()) return
  audio ??= new AudioContext()
  void audio.resume()
  for (const startMs of startsMs) play(audio, hertz, audio.currentTime + startMs / 1000)
}

/** Fades in and out, because a note that is cut off crackles. */
function play(context: AudioContext, hertz: number, start: number): void {
  const end = start + noteMs / 1000
  const tone = new OscillatorNode(context, { frequency: hertz })
  const volume = new GainNode(context, { gain: quiet })
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.01)
  volume.gain.exponentialRampToValueAtTime(quiet, end)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(end)
}
