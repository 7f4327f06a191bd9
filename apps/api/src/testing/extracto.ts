import { Buffer } from 'node:buffer'
import type { TestApp } from './app.ts'

export interface Apunte {
  /** In cents; below zero it goes out. */
  centimos: number
  texto: string
  referencia?: string
}

const CUENTA = '210004180200051332'
const cifras = (valor: number, ancho: number) => String(Math.abs(valor)).padStart(ancho, '0')
const lado = (valor: number) => (valor < 0 ? 1 : 2)

/** A file as a Spanish bank gives it: Norma 43, in Latin-1, all of it on one day. */
export function norma43(dia: string, apuntes: readonly Apunte[], saldo = 0): Buffer {
  const fecha = dia.replaceAll('-', '').slice(2)
  const sale = apuntes.filter(({ centimos }) => centimos < 0)
  const entra = apuntes.filter(({ centimos }) => centimos >= 0)
  const suma = (unos: readonly Apunte[]) => unos.reduce((total, { centimos }) => total + centimos, 0)
  const final = saldo + suma(apuntes)
  const registros = [
    `11${CUENTA}${fecha}${fecha}${lado(saldo)}${cifras(saldo, 14)}9783TELAR SL`,
    ...apuntes.flatMap(({ centimos, texto, referencia = '' }) => [
      `22    0418${fecha}${fecha}04007${lado(centimos)}${cifras(centimos, 14)}${cifras(0, 22)}${referencia}`,
      `2301${texto}`,
    ]),
    `33${CUENTA}${cifras(sale.length, 5)}${cifras(suma(sale), 14)}${cifras(entra.length, 5)}${cifras(suma(entra), 14)}${lado(final)}${cifras(final, 14)}978`,
  ]
  const fin = `88${'9'.repeat(18)}${cifras(registros.length, 6)}`
  return Buffer.from([...registros, fin].map((uno) => uno.padEnd(80)).join('\r\n'), 'latin1')
}

/** Sends a file to a call that takes one, as somebody who has signed in. */
export async function enviarFichero(t: TestApp, url: string, fichero: Buffer, token: string) {
  const limite = 'limite'
  const cabeza = `--${limite}\r\nContent-Disposition: form-data; name="file"; filename="extracto.n43"\r\n\r\n`
  const answer = await t.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': `multipart/form-data; boundary=${limite}`,
      'accept-language': 'es',
      authorization: `Bearer ${token}`,
    },
    payload: Buffer.concat([Buffer.from(cabeza), fichero, Buffer.from(`\r\n--${limite}--\r\n`)]),
  })
  return { status: answer.statusCode, body: answer.json() }
}
