import type { CartaPropuesta } from '@telar/contract/facturacion/reclamaciones'

/** By which a letter is told from the others. */
export const claveDe = ({ clienteId, tono }: Pick<CartaPropuesta, 'clienteId' | 'tono'>): string =>
  `${clienteId} ${tono}`

/** A letter as it is asked for. */
export const pedida = ({ clienteId, tono, debidas }: CartaPropuesta, conIntereses: boolean) => ({
  ...{ clienteId, tono, conIntereses },
  vencimientos: debidas.map(({ facturaId, vence }) => ({ facturaId, vence })),
})
