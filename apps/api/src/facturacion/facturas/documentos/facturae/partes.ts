import type { Dir3 } from '@telar/domain/clientes/dir3'
import { ReglaError } from '@telar/domain/regla'
import type { Documento } from '../leer-documento.ts'
import { dato, grupo } from './escribir.ts'

const ESPANA = 'ESP'
const PERSONA = /^[\dXYZKLM]/i

interface Parte {
  nombre: string
  nif: string
  calle: string
  codigoPostal: string
  ciudad: string
  provincia: string
  telefono: string | null
  email: string | null
}

const direccion = ({ calle, codigoPostal, ciudad, provincia }: Parte): string =>
  grupo(
    'AddressInSpain',
    dato('Address', calle, 80),
    dato('PostCode', codigoPostal, 5),
    dato('Town', ciudad, 50),
    dato('Province', provincia || ciudad, 20),
    dato('CountryCode', ESPANA),
  )

const contacto = ({ telefono, email }: Parte): string =>
  telefono || email
    ? grupo('ContactDetails', dato('Telephone', telefono ?? '', 15), dato('ElectronicMail', email ?? '', 60))
    : ''

/** Somebody by their first name and what follows; a company by its name. */
function quien(parte: Parte): string {
  const { nombre, nif } = parte
  if (!PERSONA.test(nif))
    return grupo('LegalEntity', dato('CorporateName', nombre, 80), direccion(parte), contacto(parte))
  const [primero = '', ...resto] = nombre.trim().split(/\s+/)
  return grupo(
    'Individual',
    dato('Name', primero, 40),
    dato('FirstSurname', resto.join(' ') || primero, 40),
    direccion(parte),
    contacto(parte),
  )
}

const identidad = ({ nif }: Parte): string =>
  grupo(
    'TaxIdentification',
    dato('PersonTypeCode', PERSONA.test(nif) ? 'F' : 'J'),
    dato('ResidenceTypeCode', 'R'),
    dato('TaxIdentificationNumber', nif, 30),
  )

/** The offices of a public buyer: who accounts for it, who orders it and who sees to it. */
function centros(dir3: Dir3 | null | undefined, parte: Parte): string {
  if (!dir3) return ''
  const { oficinaContable, organoGestor, unidadTramitadora } = dir3
  const uno = (codigo: string, papel: string) =>
    grupo(
      'AdministrativeCentre',
      dato('CentreCode', codigo, 10),
      dato('RoleTypeCode', papel),
      dato('Name', parte.nombre, 40),
      direccion(parte),
    )
  return grupo(
    'AdministrativeCentres',
    uno(oficinaContable, '01'),
    uno(organoGestor, '02'),
    uno(unidadTramitadora, '03'),
  )
}

/** Who sells and who buys, both of this country: what goes abroad is not given in this form. */
export function partes({ emisor, cliente }: Documento): string {
  if (cliente.direccion.pais !== 'ES') throw new ReglaError('facturae.extranjera')
  const casa: Parte = { ...emisor, nombre: emisor.razonSocial, calle: emisor.direccion }
  const { direccion: suya, razonSocial: nombre, nif, telefono, email } = cliente
  const comprador: Parte = { ...suya, nombre, nif, telefono, email }
  return grupo(
    'Parties',
    grupo('SellerParty', identidad(casa), quien(casa)),
    grupo('BuyerParty', identidad(comprador), centros(cliente.dir3, comprador), quien(comprador)),
  )
}
