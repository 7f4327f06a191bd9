import type { Client } from '@telar/client'
import { imagenes } from '@telar/contract/calls'
import { upload } from '../../../kit/calls/uploading.ts'

/** Sends a picture and tells how much of it has gone. */
export function sendImage(client: Client, file: File, onProgress: (part: number) => void, signal: AbortSignal) {
  const body = new FormData()
  body.append('file', file)
  return upload(client, imagenes.upload, { body }, { onProgress, signal })
}
