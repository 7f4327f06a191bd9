import { fileTypeFromBuffer } from 'file-type'
import type { Config } from '../config.ts'
import { outside } from '../db/outside.ts'
import { AppError, FieldsError } from '../kit/errors.ts'

const TIMEOUT_MS = 60_000
const MAX_AUDIO_BYTES = 10 * 1024 * 1024
const MAX_SEGUNDOS = 60
/** What a browser or a telephone records; some of it is a picture's container with sound alone in it. */
const SONIDOS = new Set(['webm', 'ogg', 'oga', 'opus', 'mp4', 'm4a', 'mp3', 'mpga', 'wav', 'flac', 'aac'])
/** The service reads no more of it than this. */
const MAX_VOCABULARIO = 800

/** Turns what somebody said into text. */
export type Transcriptor = (audio: Buffer, vocabulario: string) => Promise<string>

type Ajustes = Pick<Config, 'SPEECH_URL' | 'SPEECH_KEY' | 'SPEECH_MODEL'>

const away = () => new AppError(503, 'Service Unavailable.', 'dictado.servicio', { retryAfter: 5 })

/** Sound by its bytes, whatever it is called. */
async function formato(audio: Buffer): Promise<{ ext: string; mime: string }> {
  if (audio.length > MAX_AUDIO_BYTES) throw new FieldsError({ file: ['dictado.grande'] })
  const tipo = await fileTypeFromBuffer(audio)
  if (!tipo || !SONIDOS.has(tipo.ext)) throw new FieldsError({ file: ['dictado.no-audio'] })
  return tipo
}

async function pedir(
  url: string,
  key: string | undefined,
  form: FormData,
): Promise<{ text: string; duration: number }> {
  let answer: Response
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: key ? { authorization: `Bearer ${key}` } : {},
      body: form,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!answer.ok) throw away()
    const { text, duration } = (await answer.json()) as { text?: unknown; duration?: unknown }
    if (typeof text !== 'string') throw away()
    return { text, duration: Number(duration ?? 0) }
  } catch (error) {
    throw error instanceof AppError ? error : away()
  }
}

/** A service that speaks OpenAI's `/v1/audio/transcriptions`, which self-hosted whisper servers speak too. */
export function transcriptor({ SPEECH_URL, SPEECH_KEY, SPEECH_MODEL }: Ajustes): Transcriptor {
  return async (audio, vocabulario) => {
    outside('Another server')
    if (!SPEECH_URL) throw new AppError(503, 'Service Unavailable.', 'dictado.sin-servicio')
    const { ext, mime } = await formato(audio)
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(audio)], { type: mime }), `dictado.${ext}`)
    form.set('model', SPEECH_MODEL)
    form.set('language', 'es')
    form.set('prompt', vocabulario.slice(0, MAX_VOCABULARIO))
    form.set('response_format', 'verbose_json')
    const url = `${SPEECH_URL.replace(/\/$/, '')}/v1/audio/transcriptions`
    const { text, duration } = await pedir(url, SPEECH_KEY, form)
    if (duration > MAX_SEGUNDOS) throw new FieldsError({ file: ['dictado.largo'] })
    return text.trim()
  }
}
