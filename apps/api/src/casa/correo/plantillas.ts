import type { Idioma } from '@telar/domain/idioma'
import {
  cuentaActivada,
  registroAprobado,
  registroAviso,
  registroConocido,
  registroRechazado,
  registroRecibido,
} from '../../clientes/registers/cartas.ts'
import { factura } from '../../facturacion/facturas/cartas.ts'
import { type Html, html } from '../../kit/html.ts'
import { pedido, pedidoNuevo } from '../../ventas/pedidos/cartas.ts'

/** What a mail says, without its letterhead. */
export interface Carta {
  asunto: string
  saludo: string
  parrafos: string[]
  boton?: { texto: string; enlace: string }
  pie: string
}

interface DatosDePedido {
  nombre: string
  numero: string
  prendas: number
  base: number
  enlace: string
}

interface Datos {
  restablecer: { nombre: string; enlace: string }
  consulta: { nombre: string; email: string; telefono: string; mensaje: string }
  pedido: DatosDePedido
  pedidoNuevo: DatosDePedido
  factura: { nombre: string; numero: string; total: number; vence: string | null; mensaje: string; enlace: string }
  registroRecibido: { nombre: string }
  registroAviso: { nombre: string; email: string; telefono: string; nif: string; enlace: string }
  registroAprobado: { nombre: string; enlace: string; dias: number }
  registroConocido: { nombre: string; enlace: string; dias: number }
  registroRechazado: { nombre: string; motivo: string }
  cuentaActivada: { nombre: string; enlace: string }
}
export type Plantilla = keyof Datos
export type DatosDe<P extends Plantilla> = Datos[P]

export type Redaccion<P extends Plantilla> = Record<Idioma, (datos: DatosDe<P>) => Carta>

const restablecer: Redaccion<'restablecer'> = {
  es: ({ nombre, enlace }) => ({
    asunto: 'Elija una contraseña nueva',
    saludo: `Hola, ${nombre}:`,
    parrafos: ['Nos ha pedido cambiar la contraseña de su cuenta. El enlace sirve una sola vez y caduca en una hora.'],
    boton: { texto: 'Elegir contraseña', enlace },
    pie: 'Si no lo ha pedido usted, no haga nada: su contraseña sigue siendo la misma.',
  }),
  en: ({ nombre, enlace }) => ({
    asunto: 'Choose a new password',
    saludo: `Hello ${nombre},`,
    parrafos: ['You asked us to change the password of your account. The link works once and expires in one hour.'],
    boton: { texto: 'Choose a password', enlace },
    pie: 'If it was not you, do nothing: your password stays as it is.',
  }),
  pt: ({ nombre, enlace }) => ({
    asunto: 'Escolha uma nova palavra-passe',
    saludo: `Olá, ${nombre}:`,
    parrafos: [
      'Pediu-nos para mudar a palavra-passe da sua conta. A ligação serve uma só vez e expira dentro de uma hora.',
    ],
    boton: { texto: 'Escolher palavra-passe', enlace },
    pie: 'Se não foi o senhor nem a senhora a pedir, não faça nada: a palavra-passe continua a mesma.',
  }),
  ca: ({ nombre, enlace }) => ({
    asunto: 'Trieu una contrasenya nova',
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      'Ens heu demanat de canviar la contrasenya del vostre compte. L’enllaç serveix una sola vegada i caduca d’aquí a una hora.',
    ],
    boton: { texto: 'Triar contrasenya', enlace },
    pie: 'Si no ho heu demanat vós, no feu res: la contrasenya continua sent la mateixa.',
  }),
}

const remite = ({ nombre, email, telefono }: DatosDe<'consulta'>) =>
  [nombre, email, telefono].filter(Boolean).join(' · ')

/** Goes to the house itself, in the language of who wrote. */
const consulta: Redaccion<'consulta'> = {
  es: (datos) => ({
    asunto: 'Mensaje desde la web',
    saludo: remite(datos),
    parrafos: [datos.mensaje],
    pie: 'Escrito en la página de contacto.',
  }),
  en: (datos) => ({
    asunto: 'Message from the website',
    saludo: remite(datos),
    parrafos: [datos.mensaje],
    pie: 'Written on the contact page.',
  }),
  pt: (datos) => ({
    asunto: 'Mensagem do site',
    saludo: remite(datos),
    parrafos: [datos.mensaje],
    pie: 'Escrito na página de contacto.',
  }),
  ca: (datos) => ({
    asunto: 'Missatge des del web',
    saludo: remite(datos),
    parrafos: [datos.mensaje],
    pie: 'Escrit a la pàgina de contacte.',
  }),
}

const PLANTILLAS: { [P in Plantilla]: Redaccion<P> } = {
  restablecer,
  consulta,
  pedido,
  pedidoNuevo,
  factura,
  registroRecibido,
  registroAviso,
  registroAprobado,
  registroConocido,
  registroRechazado,
  cuentaActivada,
}

export const redactar = <P extends Plantilla>(plantilla: P, idioma: Idioma, datos: DatosDe<P>): Carta =>
  PLANTILLAS[plantilla][idioma](datos)

/** The letter as plain text. */
export const comoTexto = (carta: Carta, marca: string): string =>
  [carta.saludo, ...carta.parrafos, carta.boton ? `${carta.boton.texto}: ${carta.boton.enlace}` : '', carta.pie, marca]
    .filter((parte) => parte !== '')
    .join('\n\n')

const parrafo = (texto: string) => html`<p style="margin:0 0 16px">${texto}</p>`
const boton = ({ texto, enlace }: NonNullable<Carta['boton']>): Html =>
  html`<p style="margin:24px 0"><a href="${enlace}" style="display:inline-block;padding:14px 28px;background:#111111;color:#ffffff;text-decoration:none">${texto}</a></p>
<p style="margin:0 0 16px;color:#666666;font-size:13px;word-break:break-all">${enlace}</p>`

/** The letter on the house's paper: black on white, one red line. */
export const comoHtml = (carta: Carta, marca: string, idioma: Idioma): string =>
  html`<!doctype html>
<html lang="${idioma}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${carta.asunto}</title></head>
<body style="margin:0;background:#ffffff;color:#111111;font:16px/1.55 Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 32px;padding-bottom:16px;border-bottom:2px solid #c8102e;font:400 22px/1 Georgia,serif;letter-spacing:.2em">${marca}</p>
<p style="margin:0 0 16px">${carta.saludo}</p>
${carta.parrafos.map(parrafo)}
${carta.boton ? boton(carta.boton) : ''}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dddddd;color:#666666;font-size:13px">${carta.pie}</p>
</div></body></html>`.value
