import { Copy } from 'lucide-react'
import { useWords } from '../use-texts.ts'
import { word } from '../words.ts'
import { Button } from './Button.tsx'
import { Note } from './Note.tsx'
import { notify } from './notify.tsx'

const SAY = {
  unaVez: word(
    'Guarde ahora una copia: no se vuelve a mostrar.',
    'Keep a copy now: it is not shown again.',
    'Guarde agora uma cópia: não se volta a mostrar.',
    'Deseu-ne ara una còpia: no es torna a mostrar.',
  ),
  copiar: word('Copiar', 'Copy', 'Copiar', 'Copiar'),
  copiado: word('Copiado', 'Copied', 'Copiado', 'Copiat'),
  guardado: word('Ya está guardado', 'I have kept it', 'Já está guardado', 'Ja està desat'),
  noCopiado: word(
    'El navegador no deja copiar: selecciónelo a mano.',
    'The browser does not allow copying: select it by hand.',
    'O navegador não deixa copiar: selecione-o à mão.',
    'El navegador no deixa copiar: seleccioneu-lo a mà.',
  ),
}

interface SecretoProps {
  titulo: string
  valor: string
  /** Goes on, once it is kept. */
  seguir?: () => void
}

/** Something that is shown this once. */
export function Secreto({ titulo, valor, seguir }: SecretoProps) {
  const say = useWords(SAY)
  const copiar = () =>
    navigator.clipboard.writeText(valor).then(
      () => notify(say.copiado),
      () => notify(say.noCopiado, { bad: true }),
    )
  return (
    <Note
      look="good"
      action={
        <span className="o-row">
          <Button small icon={Copy} onClick={() => void copiar()}>
            {say.copiar}
          </Button>
          {seguir && (
            <Button small onClick={seguir}>
              {say.guardado}
            </Button>
          )}
        </span>
      }
    >
      <b>{titulo}</b>. {say.unaVez}
      <br />
      <code className="o-break">{valor}</code>
    </Note>
  )
}
