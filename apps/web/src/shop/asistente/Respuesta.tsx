import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSettings } from '../../kit/settings.ts'
import { whatsappHref } from '../frame/contact-links.ts'
import { useGallery } from '../frame/navigation.ts'
import { leer, type Parte, type Trozo } from './leer.ts'
import { ModeloHallado } from './ModeloHallado.tsx'

const PAGINAS = {
  '/gallery': 'nav.gallery',
  '/contacto': 'nav.contact',
  '/faq': 'footer.faq',
  '/login': 'nav.login',
  '/about': 'nav.company',
} as const

/** A page of the house by its name. */
function Pagina({ enlace }: { enlace: string }) {
  const { t } = useTranslation()
  const [ruta = '', hash] = enlace.split('#')
  const [path = '', query] = ruta.split('?')
  const gallery = useGallery()
  const clave = PAGINAS[path as keyof typeof PAGINAS]
  const search = Object.fromEntries(new URLSearchParams(query))
  return (
    <Link className="link" to={path === '/gallery' ? gallery : path} search={search} {...(hash ? { hash } : {})}>
      {clave ? t(clave) : enlace}
    </Link>
  )
}

function Pieza({ trozo }: { trozo: Trozo }) {
  if ('texto' in trozo) return trozo.texto
  if ('enlace' in trozo) return <Pagina enlace={trozo.enlace} />
  return (
    <a className="link" href={whatsappHref(trozo.whatsapp)}>
      {trozo.whatsapp}
    </a>
  )
}

interface TrozoProps {
  parte: Parte
  onAsk: (pregunta: string) => void
}

function Trozos({ parte, onAsk }: TrozoProps) {
  if (parte.clase === 'modelos') {
    return (
      <ul className="ask-models">
        {parte.modelos.map((modelo) => (
          <li key={modelo.id}>
            <ModeloHallado {...modelo} />
          </li>
        ))}
      </ul>
    )
  }
  if (parte.clase === 'sugerencias') {
    return (
      <ul className="ask-more">
        {parte.textos.map((texto) => (
          <li key={texto}>
            <button type="button" onClick={() => onAsk(texto)}>
              {texto}
            </button>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p>
      {parte.trozos.map((trozo, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the line
        <Pieza key={place} trozo={trozo} />
      ))}
    </p>
  )
}

/** What the assistant says, with its links, its models and what else can be asked. */
export function Respuesta({ texto, onAsk }: { texto: string; onAsk: (pregunta: string) => void }) {
  const { whatsapp } = useSettings().empresa
  return leer(texto, whatsapp).map((parte, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever come after the last
    <Trozos key={place} parte={parte} onAsk={onAsk} />
  ))
}
