import type { ModoVerifactu } from '../casa/ajustes.ts'

export const PUNTOS = ['correo', 'agencia', 'banco', 'disco', 'copias', 'cuadre', 'webhooks'] as const
export type QuePunto = (typeof PUNTOS)[number]

export const ESTADOS_DE_SALUD = ['bien', 'atencion', 'mal', 'apagado'] as const
export type EstadoDeSalud = (typeof ESTADOS_DE_SALUD)[number]

/** Why something is not simply well. */
export const RAZONES = [
  'correo.sin-servidor',
  'correo.atascado',
  'correo.fallidos',
  'agencia.apagada',
  'agencia.sin-certificado',
  'agencia.rechazados',
  'agencia.esperan',
  'banco.nunca',
  'banco.viejo',
  'disco.poco',
  'copias.ninguna',
  'copias.fallo',
  'copias.vieja',
  'cuadre.nunca',
  'cuadre.no-cuadra',
  'cuadre.viejo',
  'webhooks.ninguno',
  'webhooks.fallan',
] as const
export type Razon = (typeof RAZONES)[number]

/** How one thing of the house stands: how many, since when, and what was said of it. */
export interface Punto {
  que: QuePunto
  estado: EstadoDeSalud
  razon: Razon | null
  cuantos: number | null
  cuando: string | null
  detalle: string | null
}

/** What was found when somebody looked. */
export interface Hechos {
  ahora: Date
  correo: { servidor: string | null; atascados: number; fallidos: number; error: string | null }
  agencia: {
    modo: ModoVerifactu
    certificado: boolean
    rechazados: number
    porEnviar: number
    masAntiguo: string | null
    error: string | null
  }
  /** The last day of which the bank has told. */
  banco: { hasta: string | null }
  disco: { libreMb: number; reservaMb: number } | null
  copias: { ultima: string | null; fallo: string | null }
  cuadre: { cuando: string | null; faltas: number }
  webhooks: { activos: number; fallan: number; error: string | null }
}

const HORA = 3_600_000
const DIA = 24 * HORA
const DIAS_DE_BANCO = 10

type Visto = Partial<Omit<Punto, 'que'>>
const bien = (visto: Visto = {}): Visto => ({ estado: 'bien', ...visto })
const mal = (razon: Razon, visto: Visto = {}): Visto => ({ estado: 'mal', razon, ...visto })
const atencion = (razon: Razon, visto: Visto = {}): Visto => ({ estado: 'atencion', razon, ...visto })
const apagado = (razon: Razon): Visto => ({ estado: 'apagado', razon })

const masViejoQue = (momento: string, ahora: Date, ms: number) => ahora.getTime() - Date.parse(momento) > ms

const VER: { [Q in QuePunto]: (hechos: Hechos) => Visto } = {
  correo: ({ correo: { servidor, atascados, fallidos, error } }) => {
    if (atascados > 0) return mal('correo.atascado', { cuantos: atascados, detalle: error })
    if (fallidos > 0) return atencion('correo.fallidos', { cuantos: fallidos, detalle: error })
    return servidor ? bien({ detalle: servidor }) : atencion('correo.sin-servidor')
  },
  agencia: ({ ahora, agencia: { modo, certificado, rechazados, porEnviar, masAntiguo, error } }) => {
    if (modo === 'off') return apagado('agencia.apagada')
    if (!certificado) return mal('agencia.sin-certificado', { cuantos: porEnviar })
    if (rechazados > 0) return mal('agencia.rechazados', { cuantos: rechazados, detalle: error })
    if (masAntiguo && masViejoQue(masAntiguo, ahora, DIA))
      return mal('agencia.esperan', { cuantos: porEnviar, cuando: masAntiguo, detalle: error })
    return bien({ cuantos: porEnviar })
  },
  banco: ({ ahora, banco: { hasta } }) => {
    if (!hasta) return apagado('banco.nunca')
    return masViejoQue(hasta, ahora, DIAS_DE_BANCO * DIA)
      ? atencion('banco.viejo', { cuando: hasta })
      : bien({ cuando: hasta })
  },
  disco: ({ disco }) => {
    if (!disco) return { estado: 'apagado' }
    const { libreMb, reservaMb } = disco
    return libreMb < reservaMb ? mal('disco.poco', { cuantos: libreMb }) : bien({ cuantos: libreMb })
  },
  copias: ({ ahora, copias: { ultima, fallo } }) => {
    if (fallo) return mal('copias.fallo', { cuando: ultima, detalle: fallo })
    if (!ultima) return mal('copias.ninguna')
    return masViejoQue(ultima, ahora, 2 * DIA) ? mal('copias.vieja', { cuando: ultima }) : bien({ cuando: ultima })
  },
  cuadre: ({ ahora, cuadre: { cuando, faltas } }) => {
    if (!cuando) return atencion('cuadre.nunca')
    if (faltas > 0) return mal('cuadre.no-cuadra', { cuantos: faltas, cuando })
    return masViejoQue(cuando, ahora, 2 * DIA) ? atencion('cuadre.viejo', { cuando }) : bien({ cuando })
  },
  webhooks: ({ webhooks: { activos, fallan, error } }) => {
    if (fallan > 0) return atencion('webhooks.fallan', { cuantos: fallan, detalle: error })
    return activos > 0 ? bien({ cuantos: activos }) : apagado('webhooks.ninguno')
  },
}

/** How the house is, thing by thing. */
export const salud = (hechos: Hechos): Punto[] =>
  PUNTOS.map((que) => ({
    ...{ que, estado: 'bien' as const, razon: null, cuantos: null, cuando: null, detalle: null },
    ...VER[que](hechos),
  }))
