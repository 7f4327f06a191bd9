import type { Escasez } from '@telar/contract/casa/health'
import { plantilla } from '../correo/carta.ts'

interface Escaso {
  que: Escasez
}

const DICHO = {
  es: {
    disk: 'Queda poco sitio en el disco del servidor. Mientras siga así no se admiten documentos de desconocidos.',
    mail: 'Los correos se amontonan y no salen: conviene mirar el servidor de correo y la lista de correos.',
    registrations:
      'Las licencias que nadie ha revisado ocupan casi todo el sitio que tienen: conviene revisar las solicitudes.',
  },
  en: {
    disk: 'There is little room left on the server’s disk. While that lasts no documents of strangers are taken.',
    mail: 'Mails pile up and do not go out: look at the mail server and at the list of mails.',
    registrations: 'Licences that nobody has reviewed take almost all the room they have: review the requests.',
  },
  pt: {
    disk: 'Resta pouco espaço no disco do servidor. Enquanto assim for não se aceitam documentos de desconhecidos.',
    mail: 'As mensagens acumulam-se e não saem: convém ver o servidor de correio e a lista de mensagens.',
    registrations: 'As licenças que ninguém analisou ocupam quase todo o espaço que têm: convém analisar os pedidos.',
  },
  ca: {
    disk: 'Queda poc lloc al disc del servidor. Mentre duri no s’admeten documents de desconeguts.',
    mail: 'Els correus s’amunteguen i no surten: convé mirar el servidor de correu i la llista de correus.',
    registrations:
      'Les llicències que ningú no ha revisat ocupen gairebé tot el lloc que tenen: convé revisar les sol·licituds.',
  },
} satisfies Record<string, Record<Escasez, string>>

/** Goes to the house itself. */
export const escasez = plantilla<Escaso>('escasez', {
  es: ({ que }) => ({
    asunto: 'Telar: algo se está acabando',
    saludo: 'Aviso del servidor',
    parrafos: [DICHO.es[que]],
    pie: 'Se avisa una vez al día mientras dure.',
  }),
  en: ({ que }) => ({
    asunto: 'Telar: something runs short',
    saludo: 'Notice of the server',
    parrafos: [DICHO.en[que]],
    pie: 'Said once a day while it lasts.',
  }),
  pt: ({ que }) => ({
    asunto: 'Telar: algo está a acabar',
    saludo: 'Aviso do servidor',
    parrafos: [DICHO.pt[que]],
    pie: 'Avisa-se uma vez por dia enquanto durar.',
  }),
  ca: ({ que }) => ({
    asunto: 'Telar: alguna cosa s’acaba',
    saludo: 'Avís del servidor',
    parrafos: [DICHO.ca[que]],
    pie: 'S’avisa un cop al dia mentre duri.',
  }),
})
