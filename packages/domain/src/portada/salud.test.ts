import { expect, test } from 'vitest'
import { type Hechos, type QuePunto, salud } from './salud.ts'

const ahora = new Date('2026-11-16T12:00:00Z')
const AYER = '2026-11-15T12:00:00Z'
const HACE_TRES_DIAS = '2026-11-13T11:00:00Z'

const SANA: Hechos = {
  ahora,
  correo: { servidor: 'smtp.casa.es', atascados: 0, fallidos: 0, error: null },
  agencia: {
    modo: 'real',
    certificado: true,
    rechazados: 0,
    porEnviar: 2,
    masAntiguo: '2026-11-16T11:00:00Z',
    error: null,
  },
  banco: { hasta: '2026-11-14' },
  disco: { libreMb: 5000, reservaMb: 1024 },
  copias: { ultima: AYER, fallo: null },
  cuadre: { cuando: AYER, faltas: 0 },
  webhooks: { activos: 1, fallan: 0, error: null },
}

test('a house in which all is well says so of each thing', () => {
  expect(new Set(salud(SANA).map(({ estado }) => estado))).toEqual(new Set(['bien']))
})

const CASOS: [QuePunto, Partial<Hechos>, string, string | null][] = [
  ['correo', { correo: { ...SANA.correo, servidor: null } }, 'atencion', 'correo.sin-servidor'],
  ['correo', { correo: { ...SANA.correo, atascados: 3 } }, 'mal', 'correo.atascado'],
  ['correo', { correo: { ...SANA.correo, fallidos: 1 } }, 'atencion', 'correo.fallidos'],
  ['agencia', { agencia: { ...SANA.agencia, modo: 'off' } }, 'apagado', 'agencia.apagada'],
  ['agencia', { agencia: { ...SANA.agencia, certificado: false } }, 'mal', 'agencia.sin-certificado'],
  ['agencia', { agencia: { ...SANA.agencia, rechazados: 1 } }, 'mal', 'agencia.rechazados'],
  ['agencia', { agencia: { ...SANA.agencia, masAntiguo: HACE_TRES_DIAS } }, 'mal', 'agencia.esperan'],
  ['banco', { banco: { hasta: null } }, 'apagado', 'banco.nunca'],
  ['banco', { banco: { hasta: '2026-11-01' } }, 'atencion', 'banco.viejo'],
  ['disco', { disco: { libreMb: 10, reservaMb: 1024 } }, 'mal', 'disco.poco'],
  ['disco', { disco: null }, 'apagado', null],
  ['copias', { copias: { ultima: null, fallo: null } }, 'mal', 'copias.ninguna'],
  ['copias', { copias: { ultima: AYER, fallo: 'The disk is full.' } }, 'mal', 'copias.fallo'],
  ['copias', { copias: { ultima: HACE_TRES_DIAS, fallo: null } }, 'mal', 'copias.vieja'],
  ['cuadre', { cuadre: { cuando: null, faltas: 0 } }, 'atencion', 'cuadre.nunca'],
  ['cuadre', { cuadre: { cuando: AYER, faltas: 2 } }, 'mal', 'cuadre.no-cuadra'],
  ['cuadre', { cuadre: { cuando: HACE_TRES_DIAS, faltas: 0 } }, 'atencion', 'cuadre.viejo'],
  ['webhooks', { webhooks: { activos: 0, fallan: 0, error: null } }, 'apagado', 'webhooks.ninguno'],
  ['webhooks', { webhooks: { activos: 2, fallan: 1, error: 'HTTP 500' } }, 'atencion', 'webhooks.fallan'],
]

test.each(CASOS)('%s: %j is %s', (que, hechos, estado, razon) => {
  const visto = salud({ ...SANA, ...hechos })
  expect(visto.find((punto) => punto.que === que)).toMatchObject({ estado, razon })
  expect(visto.filter((punto) => punto.estado !== 'bien')).toHaveLength(1)
})
