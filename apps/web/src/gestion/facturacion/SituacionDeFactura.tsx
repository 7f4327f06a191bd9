import { type EstadoDeFactura, situacionDeFactura } from '@telar/domain/facturacion/factura'
import { hoy } from '../../kit/hoy.ts'
import { State } from '../parts/State.tsx'
import { useFormat } from '../use-texts.ts'
import { SITUACION } from './factura-estado.ts'

interface SituacionDeFacturaProps {
  row: { estado: EstadoDeFactura; cobrado: number; pendiente: number; vence: string | null }
}

/** How an invoice stands today. */
export function SituacionDeFactura({ row }: SituacionDeFacturaProps) {
  const { word } = useFormat()
  const { label, mark } = SITUACION[situacionDeFactura(row, hoy())]
  return <State mark={mark}>{word(label)}</State>
}
