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

const SIGNOS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const sinEscapar = (texto: string): string =>
  texto.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (todo, decimal, hexadecimal, nombre) => {
    if (nombre) return SIGNOS[nombre] ?? todo
    const codigo = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return codigo <= 0x10ffff ? String.fromCodePoint(codigo) : todo
  })

/** The insides of every element of that name, whatever its prefix. The agency never nests one in itself. */
const elementos = (xml: string, nombre: string): string[] =>
  [...xml.matchAll(new RegExp(`<((?:\\w+:)?${nombre})(?:\\s[^>]*)?>([\\s\\S]*?)</\\1\\s*>`, 'g'))].map(
    ([, , dentro = '']) => dentro,
  )

const texto = (xml: string, nombre: string): string | null => {
  const [primero] = elementos(xml, nombre)
  return primero === undefined ? null : sinEscapar(primero.trim())
}

const numero = (valor: string | null): number | null => (valor && /^-?\d+$/.test(valor) ? Number(valor) : null)

const DUPLICADOS: Record<string, EstadoDeRespuesta> = {
  Correcta: 'Correcto',
  Correcto: 'Correcto',
  AceptadaConErrores: 'AceptadoConErrores',
  AceptadoConErrores: 'AceptadoConErrores',
}

/** A record that the agency has already got: an earlier answer was lost on its way, and what it said counts. */
function yaRecibido(linea: string): EstadoDeRespuesta | undefined {
  const [duplicado] = elementos(linea, 'RegistroDuplicado')
  return duplicado === undefined ? undefined : DUPLICADOS[texto(duplicado, 'EstadoRegistroDuplicado') ?? '']
}

function leerLinea(linea: string): LineaDeRespuesta {
  const propia = linea.replace(/<((?:\w+:)?RegistroDuplicado)>[\s\S]*<\/\1>/, '')
  const recibido = yaRecibido(linea)
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
  const [fallo] = elementos(xml, 'Fault')
  if (fallo !== undefined) {
    const motivo = texto(fallo, 'faultstring') ?? ''
    return {
      clase: 'rechazo',
      codigo: numero(/Codigo\[(\d+)\]/.exec(motivo)?.[1] ?? null),
      texto: motivo.slice(0, 1500),
    }
  }
  const [respuesta] = elementos(xml, 'RespuestaRegFactuSistemaFacturacion')
  const espera = respuesta === undefined ? null : numero(texto(respuesta, 'TiempoEsperaEnvio'))
  if (respuesta === undefined || espera === null) throw new Error('What came back is not an answer of the agency.')
  return {
    clase: 'respuesta',
    csv: texto(respuesta, 'CSV'),
    espera,
    lineas: elementos(respuesta, 'RespuestaLinea').map(leerLinea),
  }
}
