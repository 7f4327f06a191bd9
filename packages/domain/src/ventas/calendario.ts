/** Something that happens over whole days. */
export interface Suceso {
  /** The same event keeps it however its days change. */
  uid: string
  desde: string
  /** The last day of it, included. */
  hasta: string
  titulo: string
  detalle: string
  url: string
  cambiado: Date
}

const ANCHO = 75
const octetos = new TextEncoder()

/** A line is at most 75 octets long; what is longer goes on in the next, which begins with a space. */
function doblar(linea: string): string {
  const partes: string[] = ['']
  let largo = 0
  for (const letra of linea) {
    const n = octetos.encode(letra).length
    if (largo + n > ANCHO) {
      partes.push(' ')
      largo = 1
    }
    partes[partes.length - 1] += letra
    largo += n
  }
  return partes.join('\r\n')
}

const texto = (dicho: string) =>
  dicho
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')

const dia = (fecha: string) => fecha.replaceAll('-', '')
const momento = (cuando: Date) => `${cuando.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
const DIA_MS = 86_400_000
const diaSiguiente = (fecha: string) => dia(new Date(Date.parse(fecha) + DIA_MS).toISOString().slice(0, 10))

const enIcs = ({ uid, desde, hasta, titulo, detalle, url, cambiado }: Suceso) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${momento(cambiado)}`,
  `LAST-MODIFIED:${momento(cambiado)}`,
  `DTSTART;VALUE=DATE:${dia(desde)}`,
  `DTEND;VALUE=DATE:${diaSiguiente(hasta)}`,
  `SUMMARY:${texto(titulo)}`,
  `DESCRIPTION:${texto(detalle)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** A calendar that other programs subscribe to (RFC 5545). */
export const calendario = (nombre: string, sucesos: readonly Suceso[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Telar//Entregas//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${texto(nombre)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...sucesos.flatMap(enIcs),
    'END:VCALENDAR',
    '',
  ]
    .map(doblar)
    .join('\r\n')
