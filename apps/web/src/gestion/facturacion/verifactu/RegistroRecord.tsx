import { verifactu } from '@telar/contract/facturacion/verifactu'
import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { Button } from '../../parts/Button.tsx'
import { State } from '../../parts/State.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DatosDelRegistro } from './DatosDelRegistro.tsx'
import { Huellas } from './Huellas.tsx'
import { Respuesta } from './Respuesta.tsx'
import type { Registro } from './registro.ts'
import { ENVIO } from './registro-labels.ts'
import { SubsanarDialog } from './SubsanarDialog.tsx'
import { VERIFACTU as SAY } from './verifactu-texts.ts'

/** One record: what it says, what the agency answered, and how it hangs in the chain. */
export default function RegistroRecord({ id }: RecordProps) {
  const read = useRead(verifactu.get, { params: { id: Number(id) } }, { staleTime: 0 })
  return <Leido de={read}>{(registro) => <Ver key={registro.id} registro={registro} />}</Leido>
}

const enmendable = ({ estado, subsanadoPor }: Registro) =>
  subsanadoPor === null && (estado === 'Incorrecto' || estado === 'AceptadoConErrores')

function Ver({ registro }: { registro: Registro }) {
  const may = useMay()
  const { word } = useFormat()
  const say = useWords(SAY)
  const [asking, setAsking] = useState(false)
  const { mark, label } = ENVIO[registro.estado]
  return (
    <>
      <PlainHead screen="verifactu" title={registro.numSerie} id={registro.id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        {enmendable(registro) && may(verifactu.subsanar.access) && (
          <Button look="main" icon={Wrench} onClick={() => setAsking(true)}>
            {say.subsanar}
          </Button>
        )}
      </PlainHead>
      <div className="o-scroll">
        <DatosDelRegistro registro={registro} />
        <Respuesta registro={registro} />
        <Huellas registro={registro} />
      </div>
      {asking && <SubsanarDialog registro={registro} onClose={() => setAsking(false)} />}
    </>
  )
}
