import type { Consentimiento } from '@telar/domain/casa/legales'
import { plantilla } from '../correo/carta.ts'

interface Consulta {
  nombre: string
  email: string
  telefono: string
  mensaje: string
  consentimiento: Consentimiento | null
}

const remite = ({ nombre, email, telefono }: Consulta) => [nombre, email, telefono].filter(Boolean).join(' · ')

/** The letter is where the house keeps that its writer agreed to the privacy policy. */
const pie = (donde: string, acepto: (edicion: number) => string, { consentimiento }: Consulta) =>
  consentimiento ? `${donde} ${acepto(consentimiento.edicion)}: ${consentimiento.en}.` : donde

/** Goes to the house itself, in the language of who wrote. */
export const consulta = plantilla<Consulta>('consulta', {
  es: (datos) => ({
    asunto: 'Mensaje desde la web',
    saludo: remite(datos),
    parrafos: [datos.mensaje],
    pie: pie('Escrito en la página de contacto.', (n) => `Aceptó la política de privacidad, versión ${n}`, datos),
  }),
  en: (datos) => ({
    asunto: 'Message from the website',
    saludo: remite(datos),
    parrafos: [datos.mensaje],
    pie: pie('Written on the contact page.', (n) => `Agreed to the privacy policy, version ${n}`, datos),
  }),
  pt: (datos) => ({
    asunto: 'Mensagem do site',
    saludo: remite(datos),
    parrafos: [datos.mensaje],
    pie: pie('Escrito na página de contacto.', (n) => `Aceitou a política de privacidade, versão ${n}`, datos),
  }),
  ca: (datos) => ({
    asunto: 'Missatge des del web',
    saludo: remite(datos),
    parrafos: [datos.mensaje],
    pie: pie('Escrit a la pàgina de contacte.', (n) => `Va acceptar la política de privacitat, versió ${n}`, datos),
  }),
})
