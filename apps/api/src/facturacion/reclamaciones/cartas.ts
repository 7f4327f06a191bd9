import type { CartaPropuesta } from '@telar/contract/facturacion/reclamaciones'
import { ibanEscrito } from '@telar/domain/casa/cuenta'
import type { Tono } from '@telar/domain/casa/reclamacion'
import { sumarEuros } from '@telar/domain/dinero'
import type { Idioma, Textos } from '@telar/domain/idioma'
import { type Carta, plantilla } from '../../casa/correo/carta.ts'
import { fechaEscrita, importeEscrito } from '../../i18n/mensaje.ts'

export interface DatosDeReclamacion {
  carta: CartaPropuesta
  /** In the house's own words, where it has any for that rung. */
  texto: Textos
  conIntereses: boolean
  /** The account to pay to, if the house has one. */
  iban: string
}

interface Redaccion {
  asunto: Record<Tono, string>
  saludo: (nombre: string) => string
  texto: Record<Tono, string>
  debida: (numero: string, vence: string, importe: string, dias: number) => string
  total: (importe: string) => string
  aFavor: (importe: string, abonos: string, resto: string) => string
  intereses: (interes: string, compensacion: string) => string
  cuenta: (iban: string) => string
  pie: string
}

const REDACCION: Record<Idioma, Redaccion> = {
  es: {
    asunto: {
      amable: 'Recordatorio de pago',
      firme: 'Facturas vencidas pendientes de pago',
      ultimo: 'Último aviso de pago',
    },
    saludo: (nombre) => `Hola, ${nombre}:`,
    texto: {
      amable: 'Quizá se les haya pasado: según nuestras cuentas, lo siguiente ha vencido y no nos consta su pago.',
      firme:
        'Les escribimos de nuevo porque lo siguiente sigue sin pagar. Les rogamos que lo paguen en los próximos días.',
      ultimo:
        'Pese a nuestros avisos, lo siguiente sigue sin pagar. Si no lo recibimos en siete días, tendremos que reclamarlo por otras vías.',
    },
    debida: (numero, vence, importe, dias) => `Factura ${numero}, vencida el ${vence} (${dias} días): ${importe}`,
    total: (importe) => `En total: ${importe}.`,
    aFavor: (importe, abonos, resto) => `A su favor tienen ${importe} (${abonos}): quedan por pagar ${resto}.`,
    intereses: (interes, compensacion) =>
      `La Ley 3/2004 nos permite sumar ${interes} de intereses de demora hasta hoy y ${compensacion} por los costes de cobro.`,
    cuenta: (iban) => `Pueden pagar por transferencia a la cuenta ${iban}.`,
    pie: 'Si ya lo han pagado, o algo no cuadra, respondan a este correo.',
  },
  en: {
    asunto: { amable: 'Payment reminder', firme: 'Overdue invoices', ultimo: 'Final notice of payment' },
    saludo: (nombre) => `Hello ${nombre},`,
    texto: {
      amable: 'It may have slipped your mind: by our books the following has fallen due and we have no payment of it.',
      firme: 'We write again because the following is still unpaid. Please pay it within the next days.',
      ultimo:
        'In spite of our reminders the following is still unpaid. If we do not receive it within seven days, we shall have to claim it in other ways.',
    },
    debida: (numero, vence, importe, dias) => `Invoice ${numero}, due on ${vence} (${dias} days ago): ${importe}`,
    total: (importe) => `In all: ${importe}.`,
    aFavor: (importe, abonos, resto) => `We owe you ${importe} (${abonos}): ${resto} are left to pay.`,
    intereses: (interes, compensacion) =>
      `Spanish law (Ley 3/2004) lets us add ${interes} of interest for late payment up to today and ${compensacion} for the costs of collecting.`,
    cuenta: (iban) => `You can pay by transfer to account ${iban}.`,
    pie: 'If you have paid already, or something is not right, answer this mail.',
  },
  pt: {
    asunto: {
      amable: 'Lembrete de pagamento',
      firme: 'Faturas vencidas por pagar',
      ultimo: 'Último aviso de pagamento',
    },
    saludo: (nombre) => `Olá, ${nombre}:`,
    texto: {
      amable:
        'Talvez lhes tenha escapado: segundo as nossas contas, o seguinte venceu e não temos registo do pagamento.',
      firme: 'Escrevemos de novo porque o seguinte continua por pagar. Pedimos que o paguem nos próximos dias.',
      ultimo:
        'Apesar dos nossos avisos, o seguinte continua por pagar. Se não o recebermos em sete dias, teremos de o reclamar por outras vias.',
    },
    debida: (numero, vence, importe, dias) => `Fatura ${numero}, vencida a ${vence} (${dias} dias): ${importe}`,
    total: (importe) => `No total: ${importe}.`,
    aFavor: (importe, abonos, resto) => `A seu favor têm ${importe} (${abonos}): restam ${resto} por pagar.`,
    intereses: (interes, compensacion) =>
      `A lei espanhola (Ley 3/2004) permite-nos somar ${interes} de juros de mora até hoje e ${compensacion} pelos custos de cobrança.`,
    cuenta: (iban) => `Podem pagar por transferência para a conta ${iban}.`,
    pie: 'Se já pagaram, ou se algo não estiver certo, respondam a este e-mail.',
  },
  ca: {
    asunto: {
      amable: 'Recordatori de pagament',
      firme: 'Factures vençudes pendents de pagament',
      ultimo: 'Últim avís de pagament',
    },
    saludo: (nombre) => `Hola, ${nombre}:`,
    texto: {
      amable:
        'Potser se us ha passat: segons els nostres comptes, el següent ha vençut i no ens en consta el pagament.',
      firme: 'Us tornem a escriure perquè el següent continua sense pagar. Us preguem que ho pagueu els propers dies.',
      ultimo:
        'Malgrat els nostres avisos, el següent continua sense pagar. Si no ho rebem en set dies, ho haurem de reclamar per altres vies.',
    },
    debida: (numero, vence, importe, dias) => `Factura ${numero}, vençuda el ${vence} (${dias} dies): ${importe}`,
    total: (importe) => `En total: ${importe}.`,
    aFavor: (importe, abonos, resto) => `Al vostre favor teniu ${importe} (${abonos}): queden per pagar ${resto}.`,
    intereses: (interes, compensacion) =>
      `La Ley 3/2004 ens permet sumar ${interes} d’interessos de demora fins avui i ${compensacion} pels costos de cobrament.`,
    cuenta: (iban) => `Podeu pagar per transferència al compte ${iban}.`,
    pie: 'Si ja ho heu pagat, o alguna cosa no quadra, responeu aquest correu.',
  },
}

const redactar =
  (idioma: Idioma) =>
  ({ carta, texto, conIntereses, iban }: DatosDeReclamacion): Carta => {
    const dicho = REDACCION[idioma]
    const { cliente, tono, debidas, total, aFavor, abonos, interes, compensacion } = carta
    const euros = (importe: number) => importeEscrito(idioma, importe)
    const propio = texto[idioma] || dicho.texto[tono]
    return {
      asunto: dicho.asunto[tono],
      saludo: dicho.saludo(cliente),
      parrafos: [
        ...propio.split(/\n{2,}/),
        ...debidas.map(({ numeroCompleto, vence, importe, dias }) =>
          dicho.debida(numeroCompleto, fechaEscrita(idioma, vence), euros(importe), dias),
        ),
        dicho.total(euros(total)),
        aFavor > 0 ? dicho.aFavor(euros(aFavor), abonos.join(', '), euros(sumarEuros([total, -aFavor]))) : '',
        conIntereses ? dicho.intereses(euros(interes), euros(compensacion)) : '',
        iban === '' ? '' : dicho.cuenta(ibanEscrito(iban)),
      ].filter((parrafo) => parrafo.trim() !== ''),
      pie: dicho.pie,
    }
  }

/** Goes to a customer who owes what has fallen due. */
export const reclamacion = plantilla<DatosDeReclamacion>('reclamacion', {
  es: redactar('es'),
  en: redactar('en'),
  pt: redactar('pt'),
  ca: redactar('ca'),
})
