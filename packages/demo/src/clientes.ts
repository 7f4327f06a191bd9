import type { clientesTable } from '@telar/api/db/schema/clientes/clientes'
import type { Licencia } from '@telar/api/db/schema/clientes/registers'
import type { ReglaDePortes } from '@telar/domain/casa/ajustes'
import type { Direccion } from '@telar/domain/casa/direccion'
import type { Idioma } from '@telar/domain/idioma'

export const DEMO_PEDIDO_MINIMO = 150

export const DEMO_PORTES: ReglaDePortes[] = [
  { zona: 'peninsula', importe: 7.5, gratisDesde: 300 },
  { zona: 'baleares', importe: 12.9, gratisDesde: 450 },
  { zona: 'canarias', importe: 24, gratisDesde: null },
  { zona: 'portugal', importe: 9.9, gratisDesde: 400 },
  { zona: 'ue', importe: 18, gratisDesde: 600 },
  { zona: 'resto', importe: 35, gratisDesde: null },
]

export const DEMO_COMERCIALES = [
  {
    codigo: 'JV',
    nombre: 'Jordi Vila',
    nif: '46120078H',
    zona: 'Catalunya y Balears',
    email: 'comercial@telar.test',
    telefono: '+34 600 10 02 00',
    comision: 8,
    criterio: 'cobrado' as const,
    user: 'comercial@telar.test',
  },
  {
    codigo: 'EM',
    nombre: 'Elvira Muñiz',
    nif: '43520031Y',
    zona: 'Norte y Portugal',
    email: 'elvira.muniz@example.com',
    telefono: '+34 600 10 03 00',
    comision: 7.5,
    criterio: 'facturado' as const,
    user: null,
  },
]

const lugar = (
  nombre: string,
  calle: string,
  codigoPostal: string,
  ciudad: string,
  provincia: string,
  pais: string,
  telefono: string,
): Direccion => ({ nombre, calle, codigoPostal, ciudad, provincia, pais, telefono })

interface DemoContacto {
  tipo: string
  nombre: string
  medios: Record<string, string>
}
type Fila = typeof clientesTable.$inferInsert
interface DemoCliente extends Omit<Fila, 'countryId' | 'provincia'> {
  /** The code of their rep, and the accounts that buy for them. */
  comercial: string | null
  users: string[]
  contactos: DemoContacto[]
}

/** Invented shops, one of every kind that taxes tell apart; the numbers have valid check characters. */
export const DEMO_CLIENTES: DemoCliente[] = [
  {
    codigo: '0001',
    razonSocial: 'Rosa Bosch Ferrer',
    nombreComercial: 'La Boutique de la Rosa',
    nif: '40311254M',
    email: 'recargo@telar.test',
    telefono: '+34 972 20 01 11',
    direccionFiscal: lugar('', 'Carrer de la Força, 9', '17004', 'Girona', 'Girona', 'ES', ''),
    recargoEquivalencia: true,
    recargoFecha: '2024-02-12',
    formaPago: 'tarjeta',
    diasPago: [0],
    idioma: 'ca',
    comercial: 'JV',
    users: ['recargo@telar.test'],
    contactos: [{ tipo: 'gerencia', nombre: 'Rosa Bosch', medios: { movil: '+34 600 20 01 11' } }],
  },
  {
    codigo: '0002',
    razonSocial: 'Prat Moda, S.L.',
    nombreComercial: 'Prat',
    nif: 'B62000104',
    nifIva: 'ESB62000104',
    email: 'compras@pratmoda.example',
    telefono: '+34 937 20 02 22',
    direccionFiscal: lugar('', 'Rambla, 112', '08201', 'Sabadell', 'Barcelona', 'ES', ''),
    direccionesEnvio: [
      lugar('Prat Moda, tienda', 'Rambla, 112', '08201', 'Sabadell', 'Barcelona', 'ES', '+34 937 20 02 22'),
      lugar('Prat Moda, almacén', 'Carrer de Calders, 4', '08203', 'Sabadell', 'Barcelona', 'ES', '+34 937 20 02 23'),
    ],
    formaPago: 'giro',
    diasPago: [30, 60],
    diasFijos: [5, 20],
    dtoProntoPago: 2,
    iban: 'ES9121000418450200051332',
    mandatoSepa: { referencia: 'TELAR-0002', fecha: '2025-01-15', esquema: 'CORE', unico: false },
    limiteRiesgo: 6000,
    idioma: 'ca',
    comercial: 'JV',
    users: ['cliente@telar.test'],
    contactos: [
      { tipo: 'compras', nombre: 'Lola Prat', medios: { movil: '+34 600 20 02 22', email: 'cliente@telar.test' } },
      { tipo: 'contabilidad', nombre: 'Pere Prat', medios: { email: 'facturas@pratmoda.example' } },
    ],
  },
  {
    codigo: '0003',
    razonSocial: 'Modas Naranco, S.L.',
    nombreComercial: 'Naranco',
    nif: 'B33000217',
    email: 'hola@naranco.example',
    telefono: '+34 985 20 03 33',
    direccionFiscal: lugar('', 'Calle Uría, 40', '33003', 'Oviedo', 'Asturias', 'ES', ''),
    diasPago: [30],
    dtoComercial: 5,
    comercial: 'EM',
    users: [],
    contactos: [{ tipo: 'tienda', nombre: 'Covadonga Sierra', medios: { whatsapp: '+34 600 20 03 33' } }],
  },
  {
    codigo: '0004',
    razonSocial: 'Santana Textil, S.L.',
    nombreComercial: 'Yaiza',
    nif: 'B35000322',
    email: 'canarias@telar.test',
    telefono: '+34 928 20 04 44',
    direccionFiscal: lugar('', 'Calle Triana, 77', '35002', 'Las Palmas de Gran Canaria', 'Las Palmas', 'ES', ''),
    comercial: null,
    users: ['canarias@telar.test'],
    contactos: [{ tipo: 'compras', nombre: 'Yaiza Santana', medios: { email: 'canarias@telar.test' } }],
  },
  {
    codigo: '0005',
    razonSocial: 'Carvalho & Filhas, Lda',
    nombreComercial: 'Casa Inês',
    nif: '509000126',
    nifIva: 'PT509000126',
    viesFecha: '2026-10-01',
    viesResultado: 'valido',
    email: 'porto@telar.test',
    telefono: '+351 22 200 0555',
    direccionFiscal: lugar('', 'Rua de Santa Catarina, 210', '4000-451', 'Porto', 'Porto', 'PT', ''),
    idioma: 'pt',
    comercial: 'EM',
    users: ['porto@telar.test'],
    contactos: [{ tipo: 'gerencia', nombre: 'Inês Carvalho', medios: { movil: '+351 912 000 555' } }],
  },
  {
    codigo: '0006',
    razonSocial: 'Maison Garonne SARL',
    nombreComercial: 'Garonne',
    nif: '900001231',
    nifIva: 'FR72900001231',
    email: 'bonjour@garonne.example',
    telefono: '+33 5 61 00 06 66',
    direccionFiscal: lugar('', 'Rue d’Alsace-Lorraine, 31', '31000', 'Toulouse', '', 'FR', ''),
    idioma: 'en',
    comercial: null,
    users: [],
    contactos: [],
  },
  {
    codigo: '0007',
    razonSocial: 'Valls Moda, SLU',
    nombreComercial: 'Valls',
    nif: 'L041277K',
    email: 'info@vallsmoda.example',
    telefono: '+376 800 777',
    direccionFiscal: lugar('', 'Avinguda Meritxell, 55', 'AD500', 'Andorra la Vella', '', 'AD', ''),
    formaPago: 'contado',
    diasPago: [0],
    idioma: 'ca',
    comercial: 'JV',
    users: [],
    contactos: [],
  },
  {
    codigo: '0008',
    razonSocial: 'Confecciones Moncayo, S.L.',
    nif: 'B50000652',
    email: 'admin@moncayo.example',
    telefono: '+34 976 20 08 88',
    direccionFiscal: lugar('', 'Calle Alfonso I, 12', '50003', 'Zaragoza', 'Zaragoza', 'ES', ''),
    formaPago: 'giro',
    diasPago: [60],
    iban: 'ES9121000418450200051332',
    limiteRiesgo: 0,
    notas: 'Dos giros devueltos en primavera.',
    bloqueado: true,
    comercial: 'EM',
    users: [],
    contactos: [{ tipo: 'contabilidad', nombre: 'Ángel Moncayo', medios: { telefono: '+34 976 20 08 88' } }],
  },
]

interface DemoRegister {
  nombre: string
  email: string
  telefono: string
  nif: string
  idioma: Idioma
  direccion: Direccion
  licencia: Licencia['tipo']
  hace: number
}

/** Requests that wait for somebody; the last one shares its telephone with a customer. */
export const DEMO_REGISTERS: DemoRegister[] = [
  {
    nombre: 'Modes Ripoll, S.L.',
    email: 'ripoll@example.com',
    telefono: '+34 937 20 11 11',
    nif: 'B08000549',
    idioma: 'ca',
    direccion: lugar('', 'Carrer Major, 3', '17500', 'Ripoll', 'Girona', 'ES', ''),
    licencia: 'pdf',
    hace: 3,
  },
  {
    nombre: 'Loja Aveiro, Lda',
    email: 'aveiro@example.com',
    telefono: '+351 234 000 111',
    nif: '514000236',
    idioma: 'pt',
    direccion: lugar('', 'Rua Direita, 18', '3810-001', 'Aveiro', 'Aveiro', 'PT', ''),
    licencia: 'png',
    hace: 2,
  },
  {
    nombre: 'Naranco Gijón, S.L.',
    email: 'gijon@example.com',
    telefono: '+34 985 20 03 33',
    nif: 'B17000431',
    idioma: 'es',
    direccion: lugar('', 'Calle Corrida, 8', '33206', 'Gijón', 'Asturias', 'ES', ''),
    licencia: 'pdf',
    hace: 1,
  },
]
