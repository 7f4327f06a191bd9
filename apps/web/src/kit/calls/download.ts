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

/**
 * Asks for a document and prints it as it is stored, from a tab of its own. The tab is opened at once, while the
 * browser still knows that somebody asked for it; where it does not let it open, the document is handed over.
 */
export async function printOf<E extends Call & { response: FileAnswer }>(
  client: Client,
  endpoint: E,
  input: CallInput<E>,
  name: string,
): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const file = await client.call(endpoint, input)
    if (!tab) return download(file, name)
    tab.addEventListener('load', () => tab.print())
    tab.location.replace(URL.createObjectURL(file.slice(0, file.size, PDF)))
  } catch (error) {
    tab?.close()
    throw error
  }
}
const PDF = 'application/pdf'

/** Asks for a file and hands it over. */
export async function downloadOf<E extends Call & { response: FileAnswer }>(
  client: Client,
  endpoint: E,
  input: CallInput<E>,
  name: string,
): Promise<void> {
  download(await client.call(endpoint, input), name)
}
