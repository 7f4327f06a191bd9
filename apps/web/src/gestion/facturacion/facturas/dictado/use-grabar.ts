import { useEffect, useRef, useState } from 'react'

const MAXIMO = 60
const SEGUNDO = 1000

interface Grabar {
  /** For how many seconds one has been speaking; nothing while one is not. */
  seconds: number | null
  start: () => Promise<void>
  stop: () => void
}

/** Records what is said, for a minute at most. */
export function useGrabar(onAudio: (audio: Blob) => void): Grabar {
  const recorder = useRef<MediaRecorder | null>(null)
  const [seconds, setSeconds] = useState<number | null>(null)
  const going = seconds !== null
  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }

  useEffect(() => {
    if (!going) return
    const timer = setInterval(() => setSeconds((n) => (n === null ? null : n + 1)), SEGUNDO)
    return () => clearInterval(timer)
  }, [going])
  useEffect(() => {
    if (seconds !== null && seconds >= MAXIMO && recorder.current?.state === 'recording') recorder.current.stop()
  }, [seconds])
  useEffect(() => () => recorder.current?.stream.getTracks().forEach((track) => void track.stop()), [])

  async function start() {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    const parts: Blob[] = []
    const made = new MediaRecorder(stream)
    made.ondataavailable = ({ data }) => parts.push(data)
    made.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      setSeconds(null)
      onAudio(new Blob(parts, { type: made.mimeType }))
    }
    recorder.current = made
    made.start()
    setSeconds(0)
  }
  return { seconds, start, stop }
}
