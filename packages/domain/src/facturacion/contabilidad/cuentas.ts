import { aCentimos } from '../../dinero.ts'

/** Digits of every account: its group of the general plan and what tells one of the group from another. */
const LARGO = 9

const cuenta = (grupo: string, cual: number | string = 0): string =>
  grupo + String(cual).padStart(LARGO - grupo.length, '0')

/** A rate in hundredths, so that 5,2 % and 0,5 % have accounts of their own. */
const tasa = (tipo: number) => aCentimos(tipo)
const RECARGO = 500_000

/** The accounts of the general plan (RD 1514/2007) that the house's documents touch. */
export const CUENTAS = {
  cliente: (id: number) => cuenta('430', id),
  anticipo: (clienteId: number) => cuenta('438', clienteId),
  girados: (clienteId: number) => cuenta('4312', clienteId),
  impagados: (clienteId: number) => cuenta('4315', clienteId),
  ventas: (regimen: number) => cuenta('700', regimen),
  devoluciones: (regimen: number) => cuenta('708', regimen),
  ivaRepercutido: (tipo: number) => cuenta('477', tasa(tipo)),
  recargo: (tipo: number) => cuenta('477', RECARGO + tasa(tipo)),
  proveedor: (id: number) => cuenta('400', id),
  acreedor: (id: number) => cuenta('410', id),
  /** Reps have numbers of their own among the creditors. */
  comercial: (id: number) => cuenta('4109', id),
  ivaSoportado: (tipo: number) => cuenta('472', tasa(tipo)),
  /** What customs put off, owed with the return. */
  ivaDiferido: cuenta('4750', 77),
  gasto: { materia: cuenta('601'), taller: cuenta('607'), servicio: cuenta('629'), inmovilizado: cuenta('219') },
  comisiones: cuenta('623'),
  banco: cuenta('572'),
  caja: cuenta('570'),
  gastos: cuenta('629'),
  porAplicar: cuenta('555'),
  faltas: cuenta('678'),
  sobras: cuenta('778'),
} as const

export const esDeRecargo = (cual: string): boolean => cual.startsWith('4775')

const NOMBRES: readonly (readonly [string, string])[] = [
  ['219', 'Otro inmovilizado material'],
  ['400', 'Proveedores'],
  ['410', 'Acreedores por prestaciones de servicios'],
  ['472', 'IVA soportado'],
  ['601', 'Compras de materias primas'],
  ['607', 'Trabajos realizados por otras empresas'],
  ['4312', 'Efectos en gestión de cobro'],
  ['4315', 'Efectos impagados'],
  ['430', 'Clientes'],
  ['438', 'Anticipos de clientes'],
  ['4750', 'Hacienda Pública, acreedora por IVA'],
  ['4775', 'Recargo de equivalencia repercutido'],
  ['477', 'IVA repercutido'],
  ['555', 'Partidas pendientes de aplicación'],
  ['570', 'Caja'],
  ['572', 'Bancos'],
  ['623', 'Servicios de profesionales independientes'],
  ['629', 'Otros servicios'],
  ['678', 'Gastos excepcionales'],
  ['700000002', 'Ventas con recargo de equivalencia'],
  ['700000003', 'Ventas intracomunitarias'],
  ['700000004', 'Exportaciones'],
  ['700', 'Ventas de mercaderías'],
  ['708', 'Devoluciones de ventas'],
  ['778', 'Ingresos excepcionales'],
]
const PERSONALES = ['400', '410', '430', '438', '4312', '4315']

/** Accounts of people are summed under their group, the others are themselves. */
export const cuentaMayor = (cual: string): string => PERSONALES.find((grupo) => cual.startsWith(grupo)) ?? cual

/** What an account is called: those of a customer by their name. */
export function nombreDeCuenta(cual: string, quien: string): string {
  if (quien !== '' && PERSONALES.some((grupo) => cual.startsWith(grupo))) return quien
  return NOMBRES.find(([grupo]) => cual.startsWith(grupo))?.[1] ?? ''
}
