import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { useState } from 'react'
import { useCalls } from '../../calls.ts'
import type { ActionProps } from '../../declare/screen.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { FormatoDeHoja } from '../../parts/etiquetas/FormatoDeHoja.tsx'
import { guardarFormato, leerFormato, medidasDe, puntosDe, ROLLO } from '../../parts/etiquetas/formato.ts'
import { FORMATO } from '../../parts/etiquetas/formato-texts.ts'
import { useWords } from '../../use-texts.ts'
import { UBICACION } from './ubicacion-texts.ts'

/** The labels of some shelves: on what they are printed. */
export function EtiquetasDialog({ rows, onClose }: ActionProps<{ id: number; codigo: string }>) {
  const say = useWords(UBICACION)
  const papel = useWords(FORMATO)
  const calls = useCalls()
  const [formato, setFormato] = useState(leerFormato)
  const ids = rows.map(({ id }) => id)
  const hacer = async () => {
    guardarFormato(formato)
    if (formato.salida === ROLLO)
      await calls.download(
        ubicaciones.zpl,
        { body: { ids, rollo: { ...formato.rollo, puntos: puntosDe(formato) } } },
        'estantes.zpl',
      )
    else
      await calls.download(
        ubicaciones.etiquetas,
        { body: { ids, hoja: { ...medidasDe(formato), desde: formato.desde } } },
        'estantes.pdf',
      )
  }
  return (
    <PreguntaDialog
      title={say.etiquetas}
      description={rows.map(({ codigo }) => codigo).join(', ')}
      verb={papel.hacer(rows.length)}
      asks
      onClose={onClose}
      onConfirm={hacer}
    >
      <FormatoDeHoja formato={formato} onChange={setFormato} />
    </PreguntaDialog>
  )
}
