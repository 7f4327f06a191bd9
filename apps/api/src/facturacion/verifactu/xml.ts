import type {
  Alta,
  Anterior,
  Anulacion,
  Destinatario,
  Detalle,
  IdFactura,
  RegistroFacturacion,
  Sistema,
} from '@telar/domain/facturacion/verifactu/verifactu'
import { DECLARACION, elemento, escapar } from '../../kit/formats/xml.ts'

const BASE = 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'
const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/'

type Contenido = string | false | null | undefined

/** An element with text; without any, nothing at all. */
const dato = (nombre: string, valor: string | null | undefined): string =>
  valor === null || valor === undefined ? '' : elemento(`sf:${nombre}`, escapar(valor.trim()))

/** An element with others inside. */
const grupo = (nombre: string, ...partes: Contenido[]): string =>
  elemento(`sf:${nombre}`, partes.filter(Boolean).join(''))

const idFactura = ({ nif, numSerie, fecha }: IdFactura, sufijo = ''): string =>
  dato(`IDEmisorFactura${sufijo}`, nif) +
  dato(`NumSerieFactura${sufijo}`, numSerie) +
  dato(`FechaExpedicionFactura${sufijo}`, fecha)

const encadenamiento = (anterior: Anterior | null): string =>
  grupo(
    'Encadenamiento',
    anterior
      ? grupo('RegistroAnterior', idFactura(anterior), dato('Huella', anterior.huella))
      : dato('PrimerRegistro', 'S'),
  )

const sistemaInformatico = ({ nombreRazon, nif, nombre, id, version, instalacion }: Sistema): string =>
  grupo(
    'SistemaInformatico',
    dato('NombreRazon', nombreRazon),
    dato('NIF', nif),
    dato('NombreSistemaInformatico', nombre),
    dato('IdSistemaInformatico', id),
    dato('Version', version),
    dato('NumeroInstalacion', instalacion),
    dato('TipoUsoPosibleSoloVerifactu', 'S'),
    dato('TipoUsoPosibleMultiOT', 'N'),
    dato('IndicadorMultiplesOT', 'N'),
  )

const fin = ({ anterior, sistema, generado }: RegistroFacturacion, huella: string): string =>
  encadenamiento(anterior) +
  sistemaInformatico(sistema) +
  dato('FechaHoraHusoGenRegistro', generado) +
  dato('TipoHuella', '01') +
  dato('Huella', huella)

const destinatarios = ({ nombre, nif, otro }: Destinatario): string =>
  grupo(
    'Destinatarios',
    grupo(
      'IDDestinatario',
      dato('NombreRazon', nombre),
      otro
        ? grupo('IDOtro', dato('CodigoPais', otro.pais), dato('IDType', otro.tipo), dato('ID', otro.id))
        : dato('NIF', nif),
    ),
  )

const detalle = (uno: Detalle): string =>
  grupo(
    'DetalleDesglose',
    dato('Impuesto', '01'),
    dato('ClaveRegimen', uno.clave),
    uno.exenta ? dato('OperacionExenta', uno.exenta) : dato('CalificacionOperacion', uno.calificacion),
    dato('TipoImpositivo', uno.tipo),
    dato('BaseImponibleOimporteNoSujeto', uno.base),
    dato('CuotaRepercutida', uno.cuota),
    dato('TipoRecargoEquivalencia', uno.tipoRecargo),
    dato('CuotaRecargoEquivalencia', uno.cuotaRecargo),
  )

function registroAlta(alta: Alta, huella: string): string {
  const { importeRectificacion: importe, rectificadas } = alta
  return grupo(
    'RegistroAlta',
    dato('IDVersion', '1.0'),
    grupo('IDFactura', idFactura(alta.factura)),
    dato('NombreRazonEmisor', alta.emisor),
    alta.subsanacion && dato('Subsanacion', 'S'),
    dato('RechazoPrevio', alta.rechazoPrevio),
    dato('TipoFactura', alta.tipo),
    dato('TipoRectificativa', alta.tipoRectificativa),
    alta.tipo !== 'F3' &&
      rectificadas.length > 0 &&
      grupo('FacturasRectificadas', ...rectificadas.map((una) => grupo('IDFacturaRectificada', idFactura(una)))),
    alta.tipo === 'F3' &&
      grupo('FacturasSustituidas', ...rectificadas.map((una) => grupo('IDFacturaSustituida', idFactura(una)))),
    importe &&
      grupo(
        'ImporteRectificacion',
        dato('BaseRectificada', importe.base),
        dato('CuotaRectificada', importe.cuota),
        dato('CuotaRecargoRectificado', importe.recargo),
      ),
    dato('FechaOperacion', alta.fechaOperacion),
    dato('DescripcionOperacion', alta.descripcion),
    alta.destinatario && destinatarios(alta.destinatario),
    grupo('Desglose', ...alta.desglose.map(detalle)),
    dato('CuotaTotal', alta.cuotaTotal),
    dato('ImporteTotal', alta.importeTotal),
    fin(alta, huella),
  )
}

const registroAnulacion = (anulacion: Anulacion, huella: string): string =>
  grupo(
    'RegistroAnulacion',
    dato('IDVersion', '1.0'),
    grupo('IDFactura', idFactura(anulacion.factura, 'Anulada')),
    anulacion.sinRegistroPrevio && dato('SinRegistroPrevio', 'S'),
    anulacion.rechazoPrevio && dato('RechazoPrevio', 'S'),
    fin(anulacion, huella),
  )

export interface Registrado {
  registro: RegistroFacturacion
  huella: string
}

/** One record as the agency reads it. */
export const registroXml = ({ registro, huella }: Registrado): string =>
  registro.clase === 'alta' ? registroAlta(registro, huella) : registroAnulacion(registro, huella)

export interface Obligado {
  nombreRazon: string
  nif: string
}

/** A consignment of records, at most a thousand; one that comes late through a mishap says so. */
export const remesaXml = (
  { nombreRazon, nif }: Obligado,
  registros: readonly Registrado[],
  incidencia = false,
): string =>
  `<lr:RegFactuSistemaFacturacion xmlns:lr="${BASE}/SuministroLR.xsd" xmlns:sf="${BASE}/SuministroInformacion.xsd">` +
  `<lr:Cabecera>${grupo('ObligadoEmision', dato('NombreRazon', nombreRazon), dato('NIF', nif))}${incidencia ? grupo('RemisionVoluntaria', dato('Incidencia', 'S')) : ''}</lr:Cabecera>` +
  registros.map((uno) => `<lr:RegistroFactura>${registroXml(uno)}</lr:RegistroFactura>`).join('') +
  '</lr:RegFactuSistemaFacturacion>'

/** The consignment in its envelope, as it is posted. */
export const sobre = (remesa: string): string =>
  `${DECLARACION}<soapenv:Envelope xmlns:soapenv="${SOAP}"><soapenv:Header/><soapenv:Body>${remesa}</soapenv:Body></soapenv:Envelope>`
