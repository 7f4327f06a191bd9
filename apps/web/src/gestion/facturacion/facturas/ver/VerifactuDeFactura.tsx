import { facturas } from '@telar/contract/facturacion/facturas'
import { verifactu } from '@telar/contract/facturacion/verifactu'
import type { EstadoDeEnvio } from '@telar/domain/facturacion/verifactu/verifactu'
import { useRead } from '../../../calls.ts'
import type { Mark } from '../../../declare/values.ts'
import { State } from '../../../parts/State.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { VER } from './ver-texts.ts'

const MARCA: Record<EstadoDeEnvio, Mark> = {
  pendiente: 'dotted',
  Correcto: 'done',
  AceptadoConErrores: 'late',
  Incorrecto: 'blocked',
}

/** The QR by which anybody checks the invoice, and what the agency knows of it. */
export function VerifactuDeFactura({ id }: { id: number }) {
  const { moment } = useFormat()
  const say = useWords(VER)
  const { data: qr } = useRead(facturas.qr, { params: { id } })
  const advancedFilter = { field: 'facturaId', operator: 'eq', value: id } as const
  const { data: registros } = useRead(verifactu.search, { body: { advancedFilter, orderBy: ['id'], pageSize: 20 } })
  return (
    <div className="o-agency">
      {qr && (
        <figure>
          <p>{say.scan}</p>
          <svg viewBox={`0 0 ${qr.lado} ${qr.lado}`} shapeRendering="crispEdges" aria-hidden="true">
            <path fill="#fff" d={`M0 0h${qr.lado}v${qr.lado}H0z`} />
            <path fill="#000" d={qr.trazo} />
          </svg>
          <figcaption>VERI*FACTU</figcaption>
          <a className="o-link" href={qr.direccion} target="_blank" rel="noopener noreferrer">
            {say.check}
          </a>
        </figure>
      )}
      {qr === null && <p className="o-q">{say.noQr}</p>}
      {registros?.totalCount === 0 && <p className="o-q">{say.noRecord}</p>}
      <ol className="o-line">
        {registros?.data.map(({ id: registro, clase, estado, enviadoEn, creadoEn, descripcionError, huella }) => (
          <li key={registro}>
            <p>
              <State mark={MARCA[estado]}>{say.sent[estado]}</State>
              <b className="o-m">{say.record[clase]}</b>
            </p>
            {descripcionError && <p className="o-err">{descripcionError}</p>}
            <p className="o-q o-s">{moment(enviadoEn ?? creadoEn)}</p>
            <p className="o-q o-s o-hash">
              {say.hash} {huella}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
