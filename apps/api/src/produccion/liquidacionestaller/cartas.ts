import { plantilla } from '../../casa/correo/carta.ts'

interface Datos {
  nombre: string
  numero: string
  mes: string
  mensaje: string
}

const parrafos = ({ mensaje }: Datos, propio: string) =>
  [...mensaje.split(/\n{2,}/), propio].filter((parrafo) => parrafo.trim() !== '')

/** Goes to a workshop with its statement of a month. */
export const liquidacionDeTaller = plantilla<Datos>('liquidacion-taller', {
  es: (datos) => ({
    asunto: `Liquidación ${datos.numero} de ${datos.mes}`,
    saludo: `Hola, ${datos.nombre}:`,
    parrafos: parrafos(datos, `Le adjuntamos la liquidación ${datos.numero} de lo que nos devolvió en ${datos.mes}.`),
    pie: 'Emítanos su factura por este importe más el IVA que corresponda, indicando el número de la liquidación.',
  }),
  en: (datos) => ({
    asunto: `Statement ${datos.numero} for ${datos.mes}`,
    saludo: `Hello ${datos.nombre},`,
    parrafos: parrafos(
      datos,
      `Please find attached statement ${datos.numero} for what you returned to us in ${datos.mes}.`,
    ),
    pie: 'Please invoice us this amount plus the VAT that applies, naming the number of the statement.',
  }),
  pt: (datos) => ({
    asunto: `Liquidação ${datos.numero} de ${datos.mes}`,
    saludo: `Olá, ${datos.nombre}:`,
    parrafos: parrafos(datos, `Segue em anexo a liquidação ${datos.numero} do que nos devolveu em ${datos.mes}.`),
    pie: 'Emita-nos a sua fatura por este valor mais o IVA aplicável, indicando o número da liquidação.',
  }),
  ca: (datos) => ({
    asunto: `Liquidació ${datos.numero} de ${datos.mes}`,
    saludo: `Hola, ${datos.nombre}:`,
    parrafos: parrafos(datos, `Us adjuntem la liquidació ${datos.numero} del que ens vau tornar el ${datos.mes}.`),
    pie: 'Emeteu-nos la vostra factura per aquest import més l’IVA que correspongui, indicant el número de la liquidació.',
  }),
})
