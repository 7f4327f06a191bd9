import { comerciales } from '@telar/contract/clientes/comerciales'
import type { Factura } from '@telar/contract/facturacion/factura'
import { esPrevia } from '@telar/domain/facturacion/factura'
import { Fragment, type ReactNode } from 'react'
import { useMay } from '../../../access.ts'
import { useRead } from '../../../calls.ts'
import { enUnaLinea } from '../../../clientes/en-una-linea.ts'
import { FORMA_DE_PAGO } from '../../../clientes/formas-de-pago.ts'
import { REGIMEN } from '../../../clientes/regimenes.ts'
import { usePorque } from '../../../clientes/use-porque.ts'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { hrefOf } from '../../../place.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { FACTURA_LABELS } from '../factura-labels.ts'
import { VER } from './ver-texts.ts'

/** Links to records that have a number, one after the other. */
function enlaces(screen: 'facturas' | 'pedidos', rows: readonly { id: number; numero: string | null }[]): ReactNode {
  return rows.length === 0
    ? null
    : rows.map(({ id, numero }) => (
        <OfficeLink key={id} className="o-link o-m o-apart" href={hrefOf(screen, id)}>
          {numero}
        </OfficeLink>
      ))
}

const numeradas = (rows: Factura['rectifica']) => rows.map(({ id, numeroCompleto }) => ({ id, numero: numeroCompleto }))

/** For whom, when, under what regime and why; where it comes from and what came of it. */
export function DatosDeFactura({ factura }: { factura: Factura }) {
  const { word, date, moment, money, idioma } = useFormat()
  const labels = useWords(FACTURA_LABELS)
  const say = useWords(VER)
  const porque = usePorque()
  const { clienteCopia, motivoRectificacion, comercialId } = factura
  const rep = useComercial(comercialId)
  const nuestra = !esPrevia(factura.tipo)
  const rows: [string, ReactNode][] = [
    [
      say.customer,
      <>
        <OfficeLink className="o-link o-m" href={hrefOf('clientes', factura.clienteId)}>
          {factura.cliente}
        </OfficeLink>{' '}
        <span className="o-q">{clienteCopia?.nif}</span>
      </>,
    ],
    [labels.fecha, date(factura.fecha)],
    [labels.fechaOperacion, factura.fechaOperacion && date(factura.fechaOperacion)],
    [say.issuedAt, factura.emitidaEn && moment(factura.emitidaEn)],
    [
      labels.regimenIva,
      nuestra && (
        <>
          <b className="o-m">{word(REGIMEN[factura.regimenIva])}.</b>{' '}
          {porque(factura.regimenMotivo, factura.regimenParams)}
        </>
      ),
    ],
    [say.delivery, nuestra && enUnaLinea(factura.direccionEnvio, idioma)],
    [say.payment, word(FORMA_DE_PAGO[factura.formaPago])],
    [say.rep, rep && `${rep}, ${say.commission(money(factura.comisionTotal))}`],
    [say.orders, enlaces('pedidos', factura.pedidos)],
    [say.theirReference, factura.referenciaCliente],
    [
      say.corrects,
      factura.rectifica.length > 0 && (
        <>
          {enlaces('facturas', numeradas(factura.rectifica))} <span className="o-q">{motivoRectificacion}</span>
        </>
      ),
    ],
    [say.correctedBy, enlaces('facturas', numeradas(factura.rectificadaPor))],
    [say.annulledFor, factura.anuladaEn && `${moment(factura.anuladaEn)}: ${factura.motivoAnulacion}`],
    [say.posted, nuestra && (factura.fechaPase ? date(factura.fechaPase) : say.notPosted)],
    [labels.autorizacion, factura.autorizacion],
    [say.notes, factura.notas],
  ]
  return (
    <dl className="o-dl o-dl-two">
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}

/** The name of a rep, for those who may see reps. */
function useComercial(id: number | null): string | undefined {
  const may = useMay()
  const { data } = useRead(
    comerciales.get,
    { params: { id: id ?? 0 } },
    { enabled: id !== null && may(comerciales.get.access) },
  )
  return data?.nombre
}
