import { Link } from '@tanstack/react-router'
import { PAGINAS_LEGALES, type PaginaLegal as Pagina } from '@telar/domain/casa/legales'
import { fecha } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type Bloque, bloquesDe, trozosDe } from './leer.ts'
import type { Legal } from './load.ts'
import { RUTAS } from './rutas.ts'

const Linea = ({ texto }: { texto: string }) =>
  trozosDe(texto).map(({ texto: trozo, href }) =>
    href ? (
      <a key={trozo} className="link" href={href}>
        {trozo}
      </a>
    ) : (
      trozo
    ),
  )

function Parte({ bloque }: { bloque: Bloque }) {
  if (bloque.tipo === 'titulo') return <h2 className="d4">{bloque.texto}</h2>
  if (bloque.tipo === 'parrafo')
    return (
      <p>
        <Linea texto={bloque.texto} />
      </p>
    )
  return (
    <ul>
      {bloque.puntos.map((punto) => (
        <li key={punto}>
          <Linea texto={punto} />
        </li>
      ))}
    </ul>
  )
}

/** A page that the law asks for, beside the way to the others. */
export function PaginaLegal({ pagina, legal }: { pagina: Pagina; legal: Legal }) {
  const { t, i18n } = useTranslation()
  const { texto, edicion } = legal
  return (
    <div className="wrap legal">
      <header>
        <h1 className="d2">{t(`legal.${pagina}`)}</h1>
        <p className="mute small">
          {t('empresa:legal.edition', { n: edicion.numero, date: fecha(edicion.desde, i18n.language) })}
        </p>
        <nav aria-label={t('legal.title')}>
          {PAGINAS_LEGALES.map((otra) => (
            <Link key={otra} to={RUTAS[otra]} className="link tap" aria-current={otra === pagina ? 'page' : undefined}>
              {t(`legal.${otra}`)}
            </Link>
          ))}
        </nav>
      </header>
      <article>
        {bloquesDe(texto).map((bloque) => (
          <Parte key={JSON.stringify(bloque)} bloque={bloque} />
        ))}
      </article>
    </div>
  )
}
