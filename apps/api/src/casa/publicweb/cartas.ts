import { plantilla } from '../correo/carta.ts'

interface Consulta {
  nombre: string
  email: string
  telefono: string
  mensaje: string
}

const remite = ({ nombre, email, telefono }: Consulta) => [nombre, email, telefono].filter(Boolean).join(' · ')

/** Goes to the house itself, in the language of who wrote. */
export const consulta = plantilla<Consulta>('consulta', {
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
})
