import { line, num, outline, points } from '../outline.ts'
import { type Adorno, type Pieza, pespunte } from '../pieza.ts'

/** A round button with four holes. */
export function boton(x: number, y: number, radio = 7): Adorno {
  const hole = radio * 0.24
  const holes = points('-1,-1 1,-1 -1,1 1,1').map(
    ([dx = 0, dy = 0]) =>
      `<circle cx="${num(dx * hole)}" cy="${num(dy * hole)}" r="${num(radio * 0.12)}" class="ojal"/>`,
  )
  return {
    nivel: 1.9,
    bulto: `M${num(x - radio)} ${num(y)}a${radio} ${radio} 0 1 0 ${radio * 2} 0a${radio} ${radio} 0 1 0 ${-radio * 2} 0Z`,
    svg: `<g transform="translate(${num(x)} ${num(y)})"><circle r="${radio}" cx=".8" cy="1.6" fill="#000" opacity=".28"/><circle r="${radio}" class="boton"/><circle r="${num(radio * 0.66)}" class="hondo"/>${holes.join('')}</g>`,
  }
}

/** A row of buttons between two heights. */
export function botonadura(x: number, desde: number, hasta: number, cada: number, radio = 7): Adorno[] {
  const count = Math.max(1, Math.round((hasta - desde) / cada))
  return Array.from({ length: count + 1 }, (_, i) => boton(x, desde + ((hasta - desde) * i) / count, radio))
}

/** The strip that carries the buttonholes. */
export function tapeta(desde: number, hasta: number, semi = 16, tela: Pieza['tela'] = 'principal'): Pieza {
  const edges = [-semi + 4, semi - 4].map((x) => pespunte(line([x, desde + 2], [x, hasta - 2])))
  return {
    d: outline([
      [-semi, desde, 'v'],
      [semi, desde, 'v'],
      [semi, hasta, 'v'],
      [-semi, hasta, 'v'],
    ]),
    nivel: 1.2,
    tela,
    costuras: tela === 'canale' ? [] : edges,
  }
}

/** A zip with its pull. */
export function cremallera(x: number, desde: number, hasta: number): Adorno {
  const teeth = `M${num(x)} ${num(desde)}V${num(hasta)}`
  return {
    nivel: 1.4,
    svg: `<path d="${teeth}" stroke="#3b3936" stroke-width="9"/><path d="${teeth}" stroke="#b9b4ab" stroke-width="4.4" stroke-dasharray="2 1.6"/><path d="M${num(x - 3.5)} ${num(desde + 4)}h7l-1 22q-2.5 5 -5 0z" fill="#a8a39a" stroke="#4a4743" stroke-width="1"/>`,
  }
}
