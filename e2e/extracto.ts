const CUENTA = '210004180200051332'
const cifras = (valor: number, ancho: number) => String(valor).padStart(ancho, '0')

/** A statement as a Spanish bank gives it (Norma 43): one entry, of money that comes in that day. */
export function norma43(dia: string, { centimos, texto }: { centimos: number; texto: string }): Buffer {
  const fecha = dia.replaceAll('-', '').slice(2)
  const suma = cifras(centimos, 14)
  const registros = [
    `11${CUENTA}${fecha}${fecha}2${cifras(0, 14)}9783TELAR SL`,
    `22    0418${fecha}${fecha}040072${suma}${cifras(0, 22)}`,
    `2301${texto}`,
    `33${CUENTA}${cifras(0, 5)}${cifras(0, 14)}${cifras(1, 5)}${suma}2${suma}978`,
  ]
  const fin = `88${'9'.repeat(18)}${cifras(registros.length, 6)}`
  return Buffer.from([...registros, fin].map((uno) => uno.padEnd(80)).join('\r\n'), 'latin1')
}
