import type { registers } from '@telar/contract/calls'
import type { CallInput } from '@telar/contract/kit/endpoint'
import { admiteRecargo } from '@telar/domain/clientes/regimen'
import type { Idioma } from '@telar/domain/idioma'
import { ESPANA, idDePais, iso2De, type Pais } from '../../kit/paises.ts'
import type { RegistroPorClave } from './por-clave.ts'

const LUGAR = { calle: '', codigoPostal: '', ciudad: '', provincia: '' }

/** What a new customer fills in to open the account. */
export interface Datos {
  razonSocial: string
  nombreComercial: string
  nif: string
  nifIva: string
  countryId: number
  telefono: string
  direccionFiscal: typeof LUGAR
  entregaAparte: boolean
  entrega: typeof LUGAR & { nombre: string; pais: string; telefono: string }
  recargoEquivalencia: boolean
  idioma: Idioma
  password: string
  acepta: boolean
}

/** Only natural persons and communities of goods in Spain may be under the recargo. */
export const puedeIrARecargo = (nif: string, pais: string): boolean => pais === ESPANA && admiteRecargo(nif)

/** The form with what the request already said. */
export function datosIniciales(registro: RegistroPorClave, paises: readonly Pais[]): Datos {
  const { nombre, nif, countryId, telefono, direccion, idioma } = registro
  const { calle, codigoPostal, ciudad, provincia } = direccion ?? LUGAR
  const elegido = countryId ?? idDePais(paises, ESPANA)
  return {
    razonSocial: nombre,
    nombreComercial: '',
    nif: nif ?? '',
    nifIva: '',
    countryId: elegido,
    telefono,
    direccionFiscal: { calle, codigoPostal, ciudad, provincia },
    entregaAparte: false,
    entrega: { ...LUGAR, nombre: '', pais: iso2De(paises, elegido), telefono: '' },
    recargoEquivalencia: false,
    idioma,
    password: '',
    acepta: false,
  }
}

type Activacion = CallInput<typeof registers.setNewCustomerData>['body']

/** The form as the contract wants it; goods that go to the fiscal address need no other one. */
export function comoActivacion(key: string, datos: Datos, pais: string): Activacion {
  const { entregaAparte, entrega, direccionFiscal, password, recargoEquivalencia, nifIva, acepta, ...identidad } = datos
  return {
    ...identidad,
    key,
    password,
    confirmPassword: password,
    acepta: acepta || null,
    nifIva: pais === ESPANA ? null : nifIva,
    direccionFiscal: { ...direccionFiscal, pais },
    direccionesEnvio: entregaAparte ? [entrega] : [],
    recargoEquivalencia: recargoEquivalencia && puedeIrARecargo(identidad.nif, pais),
  }
}
