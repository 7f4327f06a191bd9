import { type Prueba, type PruebasDe, pruebas } from '@telar/contract/facturacion/pruebas'
import { FilePlus, FileText, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { NotaDialog } from '../../parts/dialogs/NotaDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { AnadirPrueba, type Dueno } from './AnadirPrueba.tsx'
import { CLASE, FALTA, PRUEBA } from './prueba-texts.ts'

interface PruebasProps {
  de: Dueno
  suyas: PruebasDe
  children?: ReactNode
  /** Among other parts that stand without a frame. */
  suelta?: boolean
}

/** The papers of a supply, what lacks, and the way to add one. */
export function Pruebas({ de, suyas, children, suelta = false }: PruebasProps) {
  const { word, date } = useFormat()
  const say = useWords(PRUEBA)
  const may = useMay()
  const [adding, setAdding] = useState(false)
  const { hacenFalta, faltan, transporta, plazo } = suyas
  return (
    <section className={suelta ? 'o-stack' : 'o-sec o-stack'} aria-label={say.titulo}>
      <h2 className="o-h2 o-row">
        {say.titulo}
        <span className="o-sp" />
        {hacenFalta && may(pruebas.crear.access) && (
          <Button small icon={FilePlus} onClick={() => setAdding(true)}>
            {say.anadir}
          </Button>
        )}
      </h2>
      {!hacenFalta && <p className="o-q">{say.noHaceFalta}</p>}
      {hacenFalta && (
        <>
          <p className="o-q o-measure">
            {say.que} {transporta === 'cliente' && say.plazo(date(plazo))}
          </p>
          {children}
          {faltan.length === 0 ? (
            <Note look="good">{say.basta}</Note>
          ) : (
            <Note look="warning">{faltan.map((falta) => word(FALTA[falta])).join('. ')}.</Note>
          )}
        </>
      )}
      {suyas.pruebas.map((prueba) => (
        <Fila key={prueba.id} prueba={prueba} />
      ))}
      {adding && <AnadirPrueba de={de} onClose={() => setAdding(false)} />}
    </section>
  )
}

function Fila({ prueba: { id, clase, emisor, referencia, pais, fecha, nombre } }: { prueba: Prueba }) {
  const { word, date } = useFormat()
  const t = useWords(OFFICE)
  const say = useWords(PRUEBA)
  const calls = useCalls()
  const may = useMay()
  const [quitando, setQuitando] = useState(false)
  const { mutateAsync: quitar } = useCommand(pruebas.quitar)
  const verb = say.quitar.replace('…', '')
  return (
    <div className="o-row o-wrap">
      <span className="o-m">{word(CLASE[clase])}</span>
      <span className="o-q">{[emisor, referencia, pais, date(fecha)].filter(Boolean).join(' · ')}</span>
      <span className="o-sp" />
      <Button
        look="ghost"
        small
        icon={FileText}
        onClick={() =>
          void calls
            .download(pruebas.fichero, { params: { id } }, nombre)
            .catch((error: unknown) => notify(errorText(error, t), { bad: true }))
        }
      >
        {say.ver}
      </Button>
      {may(pruebas.quitar.access) && (
        <Button look="ghost" small iconOnly icon={Trash2} onClick={() => setQuitando(true)}>
          {say.quitar}
        </Button>
      )}
      {quitando && (
        <NotaDialog
          title={`${verb}: ${word(CLASE[clase])}`}
          verb={verb}
          description={say.quitarQue}
          say={{ note: say.motivo, noteHint: say.motivoPista }}
          required
          maxLength={200}
          onClose={() => setQuitando(false)}
          onConfirm={async (motivo) => {
            await quitar({ params: { id }, body: { motivo } })
            notify(say.hecho)
          }}
        >
          {null}
        </NotaDialog>
      )}
    </div>
  )
}
