import type { Client } from '@telar/client'
import type { Call, CallInput, FileAnswer } from '@telar/contract/kit/endpoint'

/** Hands a file over to the browser, to be kept under that name. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Asks for a file and hands it over. */
export async function downloadOf<E extends Call & { response: FileAnswer }>(
  client: Client,
  endpoint: E,
  input: CallInput<E>,
  name: string,
): Promise<void> {
  download(await client.call(endpoint, input), name)
}
