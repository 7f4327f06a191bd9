import { expect, test } from 'vitest'
import { eventsOf } from './events.ts'

const streamOf = (chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

test.each([
  ['one by one', ['data: {"a":1}\n\n', 'data: {"a":2}\n\n'], [{ a: 1 }, { a: 2 }]],
  ['two at once', ['data: {"a":1}\n\ndata: {"a":2}\n\n'], [{ a: 1 }, { a: 2 }]],
  ['cut anywhere', ['da', 'ta: {"a"', ':1}\n', '\nda', 'ta: {"a":2}\n\n'], [{ a: 1 }, { a: 2 }]],
  ['between signs of life', [': \n\n', 'data: {"a":1}\n\n: \n\n'], [{ a: 1 }]],
  ['and broken off', ['data: {"a":1}\n\ndata: {"a"'], [{ a: 1 }]],
])('events that come %s', async (_, chunks, expected) => {
  const heard: unknown[] = []
  for await (const event of eventsOf(streamOf(chunks))) heard.push(event)
  expect(heard).toEqual(expected)
})
