import { isValidation } from '@telar/client/errors'
import type { Imagen } from '@telar/contract/casa/imagen'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { OFFICE } from '../../office-texts.ts'
import { useWords } from '../../use-texts.ts'
import { errorText } from '../error-text.ts'
import { sendImage } from './send-image.ts'
import { UPLOAD } from './upload-texts.ts'

const MAX_BYTES = 20 * 1024 * 1024

export interface Upload {
  key: string
  file: File
  /** From 0 to 1; nothing while it waits its turn. */
  part: number | null
  error: string | null
  /** The file itself is right: sending it again may work. */
  again: boolean
}

/** Pictures on their way to the server, one after the other, so that they arrive in the order they were given. */
export function useUploads<G>(onArrived: (imagen: Imagen, given: G) => void) {
  const t = useWords(OFFICE)
  const client = useClient()
  const say = useWords(UPLOAD)
  const [uploads, setUploads] = useState<(Upload & { given: G })[]>([])
  const queue = useRef(Promise.resolve())
  const stop = useRef(new Map<string, AbortController>())
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  })

  const patch = (key: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const forget = (key: string) => {
    stop.current.get(key)?.abort()
    stop.current.delete(key)
    setUploads((all) => all.filter((one) => one.key !== key))
  }

  async function send(key: string, file: File, given: G) {
    const aborter = stop.current.get(key)
    if (!aborter) return
    patch(key, { part: 0, error: null })
    try {
      const imagen = await sendImage(client, file, (part) => patch(key, { part }), aborter.signal)
      if (stop.current.has(key)) arrived.current(imagen, given)
      forget(key)
    } catch (error) {
      patch(key, { part: null, error: errorText(error, t), again: !isValidation(error) })
    }
  }

  const enqueue = (key: string, file: File, given: G) => {
    stop.current.set(key, new AbortController())
    queue.current = queue.current.then(() => send(key, file, given))
  }

  function add(files: readonly File[], given: G) {
    const fresh = files.map((file) => ({
      key: crypto.randomUUID(),
      file,
      part: null,
      error: refusal(file),
      again: false,
      given,
    }))
    setUploads((all) => [...all, ...fresh])
    for (const { key, file, error } of fresh) if (!error) enqueue(key, file, given)
  }

  const refusal = (file: File) =>
    file.size > MAX_BYTES ? say.tooLarge : file.type.startsWith('image/') ? null : say.notPicture

  return {
    uploads,
    add,
    forget,
    retry: ({ key, file, given }: Upload & { given: G }) => {
      patch(key, { error: null })
      enqueue(key, file, given)
    },
  }
}
