import { comisiones } from '@telar/contract/facturacion/comisiones'
import { Printer } from 'lucide-react'
import { useOpenScreen } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { Button } from '../../parts/Button.tsx'
import { HojaBotones } from '../../parts/hoja/HojaBotones.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat } from '../../use-texts.ts'
import { word as textos } from '../../words.ts'
import { CRITERIO } from '../comision-texts.ts'
import { cabecerasDeComision, comisionadasEnHoja } from '../comisionadas-en-hoja.ts'
import { FacturasComisionadas } from '../FacturasComisionadas.tsx'

const IMPRIMIR = textos('Imprimir', 'Print', 'Imprimir', 'Imprimir')

/** What was fixed for a rep on a day, invoice by invoice. */
export default function LiquidacionRecord({ id }: RecordProps) {
  const { word, date, money, moment } = useFormat()
  const { labels } = useOpenScreen()
  const label = (field: string) => word(labels[field] ?? { es: field, en: field, pt: field, ca: field })
  const read = useRead(comisiones.liquidacion, { params: { id: Number(id) } })
  return (
    <Leido de={read}>
      {(una) => (
        <>
          <PlainHead screen="liquidaciones" title={`${una.comercial}, ${date(una.fecha)}`} id={una.id}>
            <span className="o-sp" />
            <HojaBotones
              name={`liquidacion-${una.id}`}
              title={una.comercial}
              hoja={() => [cabecerasDeComision(word), ...comisionadasEnHoja(una.detalle, word)]}
            />
            <Button look="ghost" icon={Printer} className="o-compact" onClick={() => window.print()}>
              {word(IMPRIMIR)}
            </Button>
          </PlainHead>
          <div className="o-scroll">
            <section className="o-sec">
              <dl className="o-dl">
                <dt>{label('comercial')}</dt>
                <dd>
                  <OfficeLink className="o-link" href={hrefOf('comerciales', una.comercialId)}>
                    {una.comercial}
                  </OfficeLink>
                </dd>
                <dt>{label('importe')}</dt>
                <dd className="o-m">{money(una.importe)}</dd>
                <dt>{label('hasta')}</dt>
                <dd>{date(una.hasta)}</dd>
                <dt>{label('criterio')}</dt>
                <dd>{word(CRITERIO[una.criterio])}</dd>
                <dt>{label('quien')}</dt>
                <dd>
                  {una.quien}, {moment(una.creadoEn)}
                </dd>
                {una.notas && (
                  <>
                    <dt>{label('notas')}</dt>
                    <dd>{una.notas}</dd>
                  </>
                )}
              </dl>
            </section>
            <section className="o-sec">
              <FacturasComisionadas facturas={una.detalle} criterio={una.criterio} total={una.importe} />
            </section>
          </div>
        </>
      )}
    </Leido>
  )
}
