import { line, outline, type Point, SIDES } from '../outline.ts'
import { bocaOblicua, parche } from '../partes/bolsillos.ts'
import { boton, botonadura } from '../partes/botones.ts'
import { cinturonAtado, goma, pretina } from '../partes/cintura.ts'
import { faldon, type TipoFaldon } from '../partes/faldon.ts'
import { colgada } from '../partes/percha.ts'
import type { Patron } from '../patron.ts'
import { type Capa, canto, type Figura, type Pieza, pespunte, sumar } from '../pieza.ts'
import { hoja } from '../pliegues.ts'

const TIPOS = [
  'evase',
  'plisado',
  'tubo',
  'capa',
  'volantes',
  'tablas',
  'sesgo',
  'fruncido',
  'abotonada',
  'cruzada',
] as const
type TipoFalda = (typeof TIPOS)[number]

const BAJOS: Record<TipoFaldon, readonly [vuelo: number, ...largos: number[]]> = {
  evase: [300, 480, 640, 760],
  plisado: [340, 480, 720, 800],
  tubo: [212, 520, 620, 700],
  capa: [420, 500, 700, 800],
  volantes: [360, 520, 760, 860],
  tablas: [320, 420, 560, 680],
  sesgo: [266, 640, 760, 820],
  fruncido: [320, 480, 640, 760],
}

const base = (tipo: TipoFalda): TipoFaldon => (tipo === 'abotonada' || tipo === 'cruzada' ? 'evase' : tipo)

function cruce(arriba: number, abajo: number, cintura: number): Pieza {
  const edge: Point[] = [
    [cintura * 0.62, arriba + 8],
    [cintura * 0.5, (arriba + abajo) / 2],
    [20, abajo + 16],
  ]
  const panel: Point[] = [
    [-cintura, arriba, 'v'],
    [0, arriba + 8],
    ...edge.map(([x, y], i): Point => (i === 1 ? [x, y] : [x, y, 'v'])),
    [-160, abajo + 16],
    [-262, abajo - 30, 'v'],
  ]
  return {
    d: outline(panel),
    nivel: 1.25,
    costuras: [canto(outline(edge, false))],
    pliegues: [0, 1, 2, 3].map((i) =>
      hoja([cintura * 0.55, arriba + 14 + i * 4], [-220 + i * 80, abajo - 60 + i * 20], 12, i % 2 ? 0.36 : -0.4, 12),
    ),
  }
}

function detalles(p: Patron, tipo: TipoFalda, cintura: number, abajo: number): Capa[] {
  if (p.atras) return p.tejido === 'denim' ? SIDES.map((side) => parche(48, 120, 104, 112, side, 14)) : []
  if (tipo === 'cruzada') return [cruce(40, abajo, cintura)]
  if (tipo !== 'abotonada') return []
  const strip: Pieza = {
    d: `M-20 46H20V${abajo + 32}H-20Z`,
    nivel: 1.2,
    costuras: [pespunte(line([-15, 48], [-15, abajo + 24])), pespunte(line([15, 48], [15, abajo + 24]))],
  }
  return [strip, ...botonadura(0, 78, abajo - 40, 80, 9)]
}

function cinturaDe(p: Patron, tipo: TipoFalda, semi: number): Capa[] {
  if (tipo === 'volantes' || tipo === 'fruncido') return [goma(p, -2, 44, semi)]
  const band = pretina(-2, 44, semi - 3, semi + 1)
  if (tipo === 'cruzada' && !p.atras) return [band, ...cinturonAtado(p, 20, semi, 20).slice(1)]
  return tipo === 'tubo' || p.atras || tipo === 'plisado' ? [band] : [band, boton(0, 26, 8)]
}

/** A skirt without its hanger. */
export function faldaSuelta(p: Patron): { figura: Figura; cintura: number } {
  const { azar } = p
  const tipo = azar.turn('tipo', TIPOS)
  const [vuelo, ...largos] = BAJOS[base(tipo)]
  const abajo = (largos[Math.floor(azar.between('largo', 0, largos.length))] ?? 640) + azar.between('mas', -20, 20)
  const cintura = azar.between('cintura', 172, 184)
  const bajo = vuelo * (abajo < 560 && base(tipo) !== 'tubo' ? 0.9 : 1)
  const cloth = faldon(p, { tipo: base(tipo), arriba: 40, abajo, cintura, bajo })
  const pocketed = !p.atras && (tipo === 'evase' || tipo === 'abotonada') && azar.chance('bolsillos', 0.6)
  const mouths = SIDES.map((side) => canto(bocaOblicua(cintura - 46, 44, [cintura + 22, 170], side)))
  if (pocketed) sumar(cloth[0], { costuras: mouths })
  if (p.atras) sumar(cloth.at(-1), { costuras: [canto(line([0, 44], [1, Math.min(abajo, 240)]))] })
  const figura: Figura = {
    capas: [...cloth, ...detalles(p, tipo, cintura, abajo), ...cinturaDe(p, tipo, cintura)],
    arriba: 0,
    abajo: abajo + 50,
    semiancho: Math.max(bajo, 250),
    foco: azar.pick('foco', [
      { x: 40, y: 110, ancho: 310 },
      { x: 70, y: abajo - 120, ancho: 340 },
    ]),
    rayado: azar.pick('rayas', ['camisero', 'diplomatico']),
  }
  return { figura, cintura }
}

/** A skirt: pleated, straight, full, tiered, wrapped or buttoned. */
export function falda(p: Patron): Figura {
  const { figura, cintura } = faldaSuelta(p)
  return colgada(figura, cintura)
}
