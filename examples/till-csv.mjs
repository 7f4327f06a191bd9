import { appendFile, writeFile } from 'node:fs/promises'
import { follow } from './feed.mjs'

const FILE = process.argv[2] ?? 'till.csv'
const quoted = (value) => `"${String(value ?? '').replaceAll('"', '""')}"`
const line = (...cells) => `${cells.map(quoted).join(';')}\r\n`

// What is there is continued.
await writeFile(FILE, line('ean', 'modelo', 'talla', 'precio', 'existencias'), { flag: 'wx' }).catch(() => {})
await follow('till.cursor', (cambios) =>
  appendFile(
    FILE,
    cambios
      .filter(({ actual }) => actual?.ean)
      .map(({ actual }) => line(actual.ean, actual.numero, actual.talla, actual.pvpRecomendado ?? '', actual.libre))
      .join(''),
  ),
)
