import { once } from 'node:events'
import { connect } from 'node:net'

/** Says that on a bare line, and hears everything until the other side hangs up. */
export async function sayOnLine(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (data) => {
    heard += data.toString('latin1')
  })
  socket.on('error', () => {})
  socket.write(lines.join('\r\n'))
  await once(socket, 'close')
  return heard
}
