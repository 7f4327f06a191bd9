/** The data of each event of a stream, parsed; comments, which only keep the line open, are passed over. */
export async function* eventsOf<T>(stream: ReadableStream<Uint8Array>): AsyncGenerator<T> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length))
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
