import { EventSourceParserStream } from 'eventsource-parser/stream'

/** The data of each event of a stream, parsed; comments, which only keep the line open, are passed over. */
export async function* eventsOf<T>(stream: ReadableStream<Uint8Array>): AsyncGenerator<T> {
  const text = stream.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
  const reader = text.pipeThrough(new EventSourceParserStream()).getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield JSON.parse(value.data)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
