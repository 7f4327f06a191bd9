import { banco } from '@telar/contract/facturacion/banco'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { DropZone } from '../../parts/upload/DropZone.tsx'
import { useWords } from '../../use-texts.ts'
import { BANCO } from './banco-texts.ts'

interface Resultado {
  bien: boolean
  texto: string
}

/** Takes the bank's file, and says what was new in it or what is wrong with it. */
export function Importar() {
  const t = useWords(OFFICE)
  const say = useWords(BANCO)
  const [resultado, setResultado] = useState<Resultado | null>(null)
  const leer = useCommand(banco.importar, {
    onError: (error) => setResultado({ bien: false, texto: errorText(error, t) }),
    onSuccess: (extractos) => {
      const suma = (campo: 'nuevos' | 'movimientos') => extractos.reduce((total, uno) => total + uno[campo], 0)
      setResultado({ bien: true, texto: say.importados(suma('nuevos'), suma('movimientos')) })
    },
  })
  const enviar = (file: File) => {
    const body = new FormData()
    body.append('file', file)
    setResultado(null)
    leer.mutate({ body })
  }
  return (
    <section className="o-sec o-bank-import">
      <DropZone
        accept=".n43,.q43,.aeb,.txt,.xml,.c43"
        disabled={leer.isPending}
        onFiles={([file]) => file && enviar(file)}
      >
        <Landmark className="o-i" aria-hidden="true" />
        <span>
          {leer.isPending ? (
            say.leyendo
          ) : (
            <>
              {say.suelte} <u>{say.elija}</u>
            </>
          )}
        </span>
        <small className="o-q">{say.formatos}</small>
      </DropZone>
      {resultado && <Note look={resultado.bien ? 'good' : 'error'}>{resultado.texto}</Note>}
    </section>
  )
}
