import { type ElectronicaFila, electronicas } from '@telar/contract/facturacion/electronicas'
import { useRead } from '../../../calls.ts'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { State } from '../../../parts/State.tsx'
import { hrefOf } from '../../../place.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { Dichos } from '../../Dichos.tsx'
import { ENVIO } from '../../electronica-texts.ts'
import { VER } from './ver-texts.ts'

/** How an invoice goes to its buyer electronically, and what they have said of it. */
export function ElectronicaDeFactura({ id }: { id: number }) {
  const say = useWords(VER)
  const advancedFilter = { field: 'facturaId', operator: 'eq', value: id } as const
  const { data } = useRead(electronicas.search, { body: { advancedFilter, pageSize: 1 } })
  const [una] = data?.data ?? []
  return (
    <div className="o-agency">
      {data && !una && <p className="o-q">{say.notElectronic}</p>}
      {una && <Una una={una} />}
    </div>
  )
}

function Una({ una }: { una: ElectronicaFila }) {
  const { word, moment } = useFormat()
  const { data } = useRead(electronicas.get, { params: { id: una.id } })
  const { mark, label } = ENVIO[una.estado]
  return (
    <>
      <p>
        <State mark={mark}>{word(label)}</State>{' '}
        <OfficeLink className="o-link" href={hrefOf('electronicas', una.id)}>
          {una.externo ?? una.numeroCompleto}
        </OfficeLink>
      </p>
      {una.error && <p className="o-err">{una.error}</p>}
      {una.enviadaEn && <p className="o-q o-s">{moment(una.enviadaEn)}</p>}
      {data && <Dichos estados={data.estados} />}
    </>
  )
}
