import type { Client } from '@telar/client'
import { classify } from '@telar/client/errors'
import type { Imagen } from '@telar/contract/casa/imagen'
import { imagenes } from '@telar/contract/casa/imagenes'

/** Sends a picture and tells how much of it has gone; a plain fetch does not know. */
export function upload(client: Client, file: File, onProgress: (part: number) => void, signal: AbortSignal) {
  const { method, path } = imagenes.upload
  const form = new FormData()
  form.append('file', file)
  return new Promise<Imagen>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('Tenant', 'root')
    request.setRequestHeader('Authorization', `Bearer ${client.tokens.get()?.token ?? ''}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new TypeError('The upload was cut off'))
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText) as Imagen)
      // Prolonging the session is the client's business, so the second attempt goes through it.
      else if (request.status === 401) client.call(imagenes.upload, { body: form }).then(resolve, reject)
      else reject(classify(request.status, request.responseText))
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
