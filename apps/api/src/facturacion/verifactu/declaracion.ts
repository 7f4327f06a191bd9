import type { AjustesVerifactu } from '@telar/domain/casa/ajustes'
import { fechaEscrita } from '../../i18n/mensaje.ts'
import { PROGRAMA } from './ajustes.ts'

interface Empresa {
  razonSocial: string
  nif: string
  direccion: string
  codigoPostal: string
  ciudad: string
  provincia: string
}

/** When each version was declared: a declaration is of one version, and keeps the day on which it was made. */
const DECLARADAS: Record<string, string> = { '0.1.0': '2026-11-15' }

function declaradaEl(version: string): string {
  const fecha = DECLARADAS[version]
  if (!fecha) throw new Error(`Nobody has declared version ${version} yet: say when, beside the others.`)
  return fecha
}
const FECHA = declaradaEl(PROGRAMA.version)

/** The law's own words, and therefore in Spanish for everybody. */
const CUMPLE =
  'La persona o entidad productora del sistema informático a que se refiere esta declaración hace constar que dicho sistema, en la versión indicada en ella, cumple con lo dispuesto en el artículo 29.2.j) de la Ley 58/2003, de 17 de diciembre, General Tributaria, en el Reglamento que establece los requisitos que deben adoptar los sistemas y programas informáticos o electrónicos que soporten los procesos de facturación de empresarios y profesionales, aprobado por el Real Decreto 1007/2023, de 5 de diciembre, en la Orden HAC/1177/2024, de 17 de octubre, y en la sede electrónica de la Agencia Estatal de Administración Tributaria para todo aquello que complete las especificaciones de dicha orden.'
const FUNCIONES =
  'Programa web de venta al por mayor con facturación. Numera y emite facturas y rectificativas, genera en el mismo momento un registro de facturación encadenado por huella con el anterior, lo conserva sin cambios, imprime el código QR y lo remite a la Agencia Tributaria. Consta de un servidor (Node.js) y una base de datos PostgreSQL; se usa con un navegador.'

const lugar = ({ direccion, codigoPostal, ciudad, provincia }: Empresa): string =>
  [direccion, `${codigoPostal} ${ciudad}`.trim(), provincia === ciudad ? '' : provincia]
    .filter((parte) => parte !== '')
    .join(', ')

/** The producer's declaración responsable, section by section as the order lists them. */
export function declaracionDe({ productor }: AjustesVerifactu, empresa: Empresa) {
  const apartados: [letra: string, rotulo: string, texto: string][] = [
    ['a', 'Nombre del sistema informático', PROGRAMA.nombre],
    ['b', 'Código identificador del sistema informático', PROGRAMA.id],
    ['c', 'Identificador completo de la versión', PROGRAMA.version],
    ['d', 'Componentes y funcionalidades', FUNCIONES],
    ['e', '¿Funciona exclusivamente como «VERI*FACTU»?', 'Sí'],
    ['f', '¿Permite la facturación de varios obligados tributarios?', 'No'],
    ['g', 'Firma de los registros', 'No se firman: la remisión a la Agencia Tributaria la sustituye.'],
    ['h', 'Razón social de la entidad productora', productor.nombre || empresa.razonSocial],
    ['i', 'NIF de la entidad productora', productor.nif || empresa.nif],
    ['j', 'Dirección postal de contacto', productor.direccion || lugar(empresa)],
    ['k', 'Declaración de cumplimiento', CUMPLE],
    ['l', 'Fecha y lugar', [fechaEscrita('es', FECHA), empresa.ciudad].filter((parte) => parte !== '').join(', ')],
  ]
  return {
    apartados: apartados.map(([letra, rotulo, texto]) => ({ letra, rotulo, texto })),
    firmado: productor.nombre || empresa.razonSocial,
  }
}
