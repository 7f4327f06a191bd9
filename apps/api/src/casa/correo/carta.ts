import type { Idioma } from '@telar/domain/idioma'
import { type Html, html } from '../../kit/formats/html.ts'
import { CID_DEL_LOGO } from '../appsettings/logo.ts'

/** What a mail says, without its letterhead. */
export interface Carta {
  asunto: string
  saludo: string
  parrafos: string[]
  boton?: { texto: string; enlace: string }
  pie: string
}

/** A letter in the four languages, and the name under which the outbox keeps it. Each area brings its own. */
export interface Plantilla<D> {
  nombre: string
  redaccion: Record<Idioma, (datos: D) => Carta>
}

/** Declares a letter. */
export const plantilla = <D>(nombre: string, redaccion: Plantilla<D>['redaccion']): Plantilla<D> => ({
  nombre,
  redaccion,
})

/** What stands above a letter: the name of the house, or its mark, which goes with the mail. */
export interface Membrete {
  marca: string
  conLogo: boolean
}

const cabecera = ({ marca, conLogo }: Membrete): Html =>
  conLogo
    ? html`<img src="cid:${CID_DEL_LOGO}" alt="${marca}" style="display:block;max-width:240px;max-height:56px">`
    : html`${marca}`

/** The letter as plain text. */
export const comoTexto = (carta: Carta, marca: string): string =>
  [carta.saludo, ...carta.parrafos, carta.boton ? `${carta.boton.texto}: ${carta.boton.enlace}` : '', carta.pie, marca]
    .filter((parte) => parte !== '')
    .join('\n\n')

/** Whoever wrote it began new lines on purpose. */
const parrafo = (texto: string) => {
  const [primera, ...otras] = texto.split(/\r?\n/)
  return html`<p style="margin:0 0 16px">${primera}${otras.map((linea) => html`<br>${linea}`)}</p>`
}
const boton = ({ texto, enlace }: NonNullable<Carta['boton']>): Html =>
  html`<p style="margin:24px 0"><a href="${enlace}" style="display:inline-block;padding:14px 28px;background:#111111;color:#ffffff;text-decoration:none">${texto}</a></p>
<p style="margin:0 0 16px;color:#666666;font-size:13px;word-break:break-all">${enlace}</p>`

/** The letter on the house's paper: black on white, one red line. */
export const comoHtml = (carta: Carta, membrete: Membrete, idioma: Idioma): string =>
  html`<!doctype html>
<html lang="${idioma}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${carta.asunto}</title></head>
<body style="margin:0;background:#ffffff;color:#111111;font:16px/1.55 Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 32px;padding-bottom:16px;border-bottom:2px solid #c8102e;font:400 22px/1 Georgia,serif;letter-spacing:.2em">${cabecera(membrete)}</p>
<p style="margin:0 0 16px">${carta.saludo}</p>
${carta.parrafos.map(parrafo)}
${carta.boton ? boton(carta.boton) : ''}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dddddd;color:#666666;font-size:13px">${carta.pie}</p>
</div></body></html>`.value
