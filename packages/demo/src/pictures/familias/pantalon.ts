import { line, lineOn, SIDES, type Side } from '../outline.ts'
import { bocaOblicua, cartera, parche, vivo } from '../partes/bolsillos.ts'
import { boton } from '../partes/botones.ts'
import { cinturonAtado, goma, pretina } from '../partes/cintura.ts'
import { colgada } from '../partes/percha.ts'
import {
  anchoPernera,
  type CortePernera,
  largoPernera,
  type Pernera,
  type Perneras,
  perneraDe,
  perneras,
} from '../partes/pernera.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Capa, type Costura, canto, costura, type Figura, type Pieza, pespunte, sumar } from '../pieza.ts'
import { enLado, frunces, hoja, type Pliegue } from '../pliegues.ts'

type TipoCintura = 'pretina' | 'goma' | 'lazo' | 'limpia'

const CORTES = ['recto', 'ancho', 'pitillo', 'culotte', 'campana', 'zanahoria', 'ancho', 'recto', 'bermuda'] as const

function trabillas(semi: number): Pieza[] {
  return [-0.78, -0.36, 0.36, 0.78].map((share) => {
    const x = semi * share
    return {
      d: `M${x - 5} -3h10v52h-10Z`,
      nivel: 1.7,
      costuras: [pespunte(line([x - 2.5, 0], [x - 2.5, 46])), pespunte(line([x + 2.5, 0], [x + 2.5, 46]))],
    }
  })
}

function cinturaDe(p: Patron, tipo: TipoCintura, semi: number): Capa[] {
  if (tipo === 'goma') return [goma(p, -2, 48, semi)]
  if (tipo === 'lazo') return [goma(p, -2, 48, semi), ...(p.atras ? [] : cinturonAtado(p, 22, semi - 2, 12))]
  const band = pretina(-2, 46, semi - 3, semi + 1)
  if (tipo === 'limpia' || p.atras) return [band, ...(tipo === 'limpia' ? [] : trabillas(semi))]
  return [band, ...trabillas(semi), boton(0, 26, 8)]
}

const bragueta = (y: number): Costura[] => [
  pespunte(line([26, y], [25, y + 110], [16, y + 150], [1, y + 168])),
  canto(line([1, y], [1, y + 160])),
]

const pinzas = ({ cintura, y }: Pernera): Pliegue[] => [
  hoja([cintura * 0.5, y], [cintura * 0.56, y + 220], 10, -0.6),
  hoja([cintura * 0.5 + 14, y], [cintura * 0.56 + 16, y + 240], 10, 0.5),
]

function dorso(p: Patron, leg: Pernera): Capa[] {
  if (p.tejido === 'denim') return SIDES.map((side) => parche(54, leg.y + 96, 112, 118, side, 16))
  if (p.azar.chance('ojales', 0.6)) return SIDES.map((side) => vivo(60, leg.y + 92, 96, 9, side, 2))
  return SIDES.map((side) => cartera(58, leg.y + 88, 104, 34, side, 2))
}

const canesu = ({ cintura, y }: Pernera, side: Side): Costura =>
  costura(lineOn(side, [cintura + 8, y + 46], [cintura * 0.5, y + 66], [0, y + 86]))

const boca = ({ cintura, y }: Pernera, side: Side): Costura =>
  canto(bocaOblicua(cintura - 46, y, [cintura + 26, y + 150], side))

function ajustar(p: Patron, leg: Pernera, tipo: TipoCintura, legs: Perneras): void {
  const next = plieguesDe(p, 'cintura')
  const gathered = tipo === 'goma' || tipo === 'lazo'
  const pleated = !p.atras && !gathered && (leg.corte === 'zanahoria' || p.azar.chance('pinzas', 0.3))
  const pocketed = !p.atras && p.azar.chance('bolsillos', 0.8)
  if (!p.atras && tipo === 'pretina') sumar(legs.izquierda, { costuras: bragueta(leg.y) })
  for (const side of SIDES) {
    const cloth = perneraDe(legs, side)
    if (gathered) sumar(cloth, { pliegues: frunces([0, leg.y], [leg.cintura * side, leg.y], 90, 12, next, 0.6) })
    if (pleated) sumar(cloth, { pliegues: pinzas(leg).map((fold) => enLado(fold, side)) })
    if (pocketed) sumar(cloth, { costuras: [boca(leg, side)] })
    if (p.atras && p.tejido === 'denim') sumar(cloth, { costuras: [canesu(leg, side)] })
  }
}

/** Trousers without their hanger, to wear under something else. */
export function pantalonSuelto(p: Patron): { figura: Figura; cintura: number } {
  const { azar } = p
  const corte: CortePernera = azar.turn('corte', CORTES)
  const denim = p.tejido === 'denim'
  const tipo: TipoCintura = denim ? 'pretina' : azar.pick('cintura', ['pretina', 'goma', 'lazo', 'limpia', 'pretina'])
  const semi = azar.between('talle', 172, 182)
  const pressed = !denim && (tipo === 'pretina' || tipo === 'limpia') && corte !== 'campana'
  const leg: Pernera = {
    corte,
    y: 44,
    cintura: semi,
    tiro: azar.between('tiro', 236, 268),
    raya: pressed && azar.chance('raya', 0.6),
    mas: azar.between('mas', -30, 24),
  }
  const legs = perneras(p, leg)
  ajustar(p, leg, tipo, legs)
  const figura: Figura = {
    capas: [legs.derecha, legs.izquierda, ...(p.atras ? dorso(p, leg) : []), ...cinturaDe(p, tipo, semi)],
    arriba: 0,
    abajo: largoPernera(leg) + 8,
    semiancho: anchoPernera(corte),
    foco: azar.pick('foco', [
      { x: 64, y: 116, ancho: 300 },
      { x: 20, y: 130, ancho: 340 },
    ]),
    rayado: 'diplomatico',
  }
  return { figura, cintura: semi }
}

/** Trousers: wide, straight, tapered, flared, carrot, culotte or bermuda. */
export function pantalon(p: Patron): Figura {
  const { figura, cintura } = pantalonSuelto(p)
  return colgada(figura, cintura)
}
