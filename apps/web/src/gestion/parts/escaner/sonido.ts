const MUTED = 'telar.escaner.mudo'
const TONES = { bien: { hertz: 1320, seconds: 0.08 }, mal: { hertz: 220, seconds: 0.3 } }
const SHAKES = { bien: 40, mal: [120, 60, 120] }
const LOUD = 0.15

let audio: AudioContext | undefined

export const mudo = (): boolean => localStorage.getItem(MUTED) !== null
export const enmudecer = (si: boolean): void => {
  if (si) localStorage.setItem(MUTED, '1')
  else localStorage.removeItem(MUTED)
}

/** A short high tone for what is right, a long low one for what is not; and the phone trembles. */
export function sonar(como: 'bien' | 'mal'): void {
  navigator.vibrate?.(SHAKES[como])
  if (mudo() || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const { hertz, seconds } = TONES[como]
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = como === 'mal' ? 'square' : 'sine'
  tone.frequency.value = hertz
  volume.gain.value = LOUD
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + seconds)
}
