import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../use-texts.ts'
import { Note } from '../Note.tsx'
import { ESCANER } from './escaner-texts.ts'

const EVERY = 150
/** The same code again is another garment only after a while. */
const AGAIN = 1500

type Leer = (video: HTMLVideoElement) => Promise<string | undefined>

interface Detector {
  detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
declare const BarcodeDetector:
  | { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }
  | undefined

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code']

/** The browser's own reader, where it has one that reads all we print: some have one that reads nothing. */
async function delNavegador(): Promise<Leer | undefined> {
  if (typeof BarcodeDetector === 'undefined') return undefined
  const suyos = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  if (!FORMATS.every((format) => suyos.includes(format))) return undefined
  const detector = new BarcodeDetector({ formats: FORMATS })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}

/** The browser's own; otherwise ours, which comes when the camera is opened. */
async function lectorDe(): Promise<Leer> {
  const suyo = await delNavegador()
  if (suyo) return suyo
  const { leerImagen } = await import('./lector.ts')
  const canvas = document.createElement('canvas')
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (width === 0) return undefined
    Object.assign(canvas, { width, height })
    const paper = canvas.getContext('2d', { willReadFrequently: true })
    paper?.drawImage(video, 0, 0)
    return paper ? leerImagen(paper.getImageData(0, 0, width, height)) : undefined
  }
}

/** Looks through the phone's camera and tells every code that comes before it. */
export function Camara({ onCode }: { onCode: (code: string) => void }) {
  const say = useWords(ESCANER)
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onCode)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const last = { code: '', at: 0 }
    const look = async (leer: Leer) => {
      if (over || !video.current) return
      const code = await leer(video.current).catch(() => undefined)
      const now = performance.now()
      if (code && (code !== last.code || now - last.at > AGAIN)) latest.current(code)
      if (code) Object.assign(last, { code, at: now })
      if (!over) timer = setTimeout(() => void look(leer), EVERY)
    }
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (over || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      await look(await lectorDe())
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void open().catch(() => setRefused(true))
    return () => {
      over = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  if (refused) return <Note look="warning">{say.sinCamara}</Note>
  return <video ref={video} className="o-camera" muted playsInline aria-label={say.camara} />
}
