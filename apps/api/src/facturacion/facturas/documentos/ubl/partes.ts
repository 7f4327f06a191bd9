import type { Direccion } from '@telar/domain/casa/direccion'
import { ReglaError } from '@telar/domain/regla'
import type { Documento } from '../leer-documento.ts'
import { IVA } from './importes.ts'

const postal = (calle: string, ciudad: string, codigoPostal: string, provincia: string, pais: string) => ({
  ...(calle ? { 'cbc:StreetName': calle } : {}),
  ...(ciudad ? { 'cbc:CityName': ciudad } : {}),
  ...(codigoPostal ? { 'cbc:PostalZone': codigoPostal } : {}),
  ...(provincia ? { 'cbc:CountrySubentity': provincia } : {}),
  'cac:Country': { 'cbc:IdentificationCode': pais as 'ES' },
})
const enPostal = ({ calle, ciudad, codigoPostal, provincia, pais }: Direccion) =>
  postal(calle, ciudad, codigoPostal, provincia, pais)

const nifIvaDe = (nif: string, pais: string) => (pais === 'ES' ? `ES${nif.replace(/^ES/i, '')}` : null)

/** The registers by which companies of a state are addressed: their VAT number. */
const DIRECTORIOS: Record<string, string> = {
  ...{ AD: '9922', AT: '9914', BE: '9925', BG: '9926', CH: '9927', CY: '9928', CZ: '9929', DE: '9930', EE: '9931' },
  ...{ ES: '9920', FR: '9957', GB: '9932', GR: '9933', HR: '9934', HU: '9910', IE: '9935', IT: '0211', LI: '9936' },
  ...{ LT: '9937', LU: '9938', LV: '9939', MC: '9940', MT: '9943', NL: '9944', PL: '9945', PT: '9946', RO: '9947' },
  ...{ SI: '9949', SK: '9950', SM: '9951', TR: '9952' },
}

/** Where a company is reached electronically: by its number in its state's register, or by mail. */
function electronica(pais: string, numero: string, email: string | null) {
  const directorio = DIRECTORIOS[pais]
  if (!directorio && !email) throw new ReglaError('factura.ubl-direccion')
  const [id, esquema] = directorio ? [numero, directorio] : [email ?? '', 'EM']
  return { 'cbc:EndpointID': id, 'cbc:EndpointID@schemeID': esquema as '9920' }
}

/** Who sells, who buys, and where the goods go. */
export function partes({ emisor, cliente, factura }: Documento) {
  const nifIva = cliente.nifIva ?? nifIvaDe(cliente.nif, cliente.direccion.pais)
  return {
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        ...electronica('ES', nifIvaDe(emisor.nif, 'ES') ?? emisor.nif, emisor.email),
        'cac:PartyName': { 'cbc:Name': emisor.marca },
        'cac:PostalAddress': postal(
          emisor.direccion,
          emisor.ciudad,
          emisor.codigoPostal,
          emisor.provincia,
          emisor.pais || 'ES',
        ),
        'cac:PartyTaxScheme': [{ 'cbc:CompanyID': nifIvaDe(emisor.nif, 'ES') ?? emisor.nif, ...IVA }] as [never],
        'cac:PartyLegalEntity': {
          'cbc:RegistrationName': emisor.razonSocial,
          'cbc:CompanyID': emisor.nif,
          ...(emisor.registroMercantil ? { 'cbc:CompanyLegalForm': emisor.registroMercantil } : {}),
        },
        ...(emisor.email
          ? { 'cac:Contact': { 'cbc:Name': emisor.razonSocial, 'cbc:ElectronicMail': emisor.email } }
          : {}),
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        ...electronica(cliente.direccion.pais, nifIva ?? cliente.nif, cliente.email),
        'cac:PostalAddress': enPostal(cliente.direccion),
        ...(nifIva ? { 'cac:PartyTaxScheme': { 'cbc:CompanyID': nifIva, ...IVA } } : {}),
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': cliente.razonSocial, 'cbc:CompanyID': cliente.nif },
      },
    },
    'cac:Delivery': {
      'cbc:ActualDeliveryDate': factura.fechaOperacion ?? factura.fecha,
      'cac:DeliveryLocation': { 'cac:Address': enPostal(factura.direccionEnvio) },
    },
  }
}
