import { principio } from '@telar/domain/texto'
import { type Leido, leerXml, todos } from '../../kit/formats/xml.ts'

const ESTADOS_DE_REGISTRO = ['Correcto', 'AceptadoConErrores', 'Incorrecto'] as const
export type EstadoDeRespuesta = (typeof ESTADOS_DE_REGISTRO)[number]

/** What the agency says of one record. */
export interface LineaDeRespuesta {
  numSerie: string
  operacion: 'Alta' | 'Anulacion'
  estado: EstadoDeRespuesta
  codigo: number | null
  descripcion: string | null
}

/** An answer to a consignment: record by record, and how long to wait before the next. */
export interface Respuesta {
  clase: 'respuesta'
  csv: string | null
  espera: number
  lineas: LineaDeRespuesta[]
}

/** The consignment as a whole was refused; none of its records was looked at. */
export interface Rechazo {
  clase: 'rechazo'
  codigo: number | null
  texto: string
}

const texto = (leido: Leido | Leido[] | undefined, nombre: string): string | null => {
  const [primero] = todos(leido, nombre)
  return typeof primero === 'string' ? primero : null
}

const numero = (valor: string | null): number | null => (valor && /^-?\d+$/.test(valor) ? Number(valor) : null)

const DUPLICADOS: Record<string, EstadoDeRespuesta> = {
  Correcta: 'Correcto',
  Correcto: 'Correcto',
  AceptadaConErrores: 'AceptadoConErrores',
  AceptadoConErrores: 'AceptadoConErrores',
}

/** A record that the agency has already got: an earlier answer was lost on its way, and what it said counts. */
const yaRecibido = (duplicado: Leido | Leido[] | undefined): EstadoDeRespuesta | undefined =>
  DUPLICADOS[texto(duplicado, 'EstadoRegistroDuplicado') ?? '']

function leerLinea(linea: Leido): LineaDeRespuesta {
  const { RegistroDuplicado: duplicado, ...propia } = typeof linea === 'string' ? {} : linea
  const recibido = yaRecibido(duplicado)
  const dicho = ESTADOS_DE_REGISTRO.find((uno) => uno === texto(propia, 'EstadoRegistro'))
  const numSerie = texto(propia, 'NumSerieFactura')
  if (!dicho || numSerie === null) throw new Error('The agency’s answer says nothing of a record.')
  return {
    numSerie,
    operacion: texto(propia, 'TipoOperacion') === 'Anulacion' ? 'Anulacion' : 'Alta',
    estado: recibido ?? dicho,
    codigo: recibido === 'Correcto' ? null : numero(texto(propia, 'CodigoErrorRegistro')),
    descripcion: recibido === 'Correcto' ? null : texto(propia, 'DescripcionErrorRegistro'),
  }
}

/** Reads what the agency answers; throws when it is no answer of the agency's at all. */
export function leerRespuesta(xml: string): Respuesta | Rechazo {
  const leido = leerXml(xml)
  const [fallo] = todos(leido, 'Fault')
  if (fallo !== undefined) {
    const motivo = texto(fallo, 'faultstring') ?? ''
    return {
      clase: 'rechazo',
      codigo: numero(/Codigo\[(\d+)\]/.exec(motivo)?.[1] ?? null),
      texto: principio(motivo, 1500),
    }
  }
  const [respuesta] = todos(leido, 'RespuestaRegFactuSistemaFacturacion')
  const espera = respuesta === undefined ? null : numero(texto(respuesta, 'TiempoEsperaEnvio'))
  if (respuesta === undefined || espera === null) throw new Error('What came back is not an answer of the agency.')
  return {
    clase: 'respuesta',
    csv: texto(respuesta, 'CSV'),
    espera,
    lineas: todos(respuesta, 'RespuestaLinea').map(leerLinea),
  }
}
