import { mirrored, outline } from '../outline.ts'
import type { Adorno, Figura, Pieza } from '../pieza.ts'

const GANCHO = 'M0 -20V-66C0 -86 27 -88 27 -112C27 -137 -20 -140 -23 -112'

const gancho = (y: number): Adorno => ({
  nivel: 0,
  svg: `<g transform="translate(0 ${y})" fill="none" stroke-linecap="round"><path d="${GANCHO}" stroke="#242322" stroke-width="6"/><path d="${GANCHO}" stroke="#8d8a86" stroke-width="1.3" transform="translate(-1.3 -.6)" opacity=".7"/></g>`,
})

/** A slim black hanger that follows the shoulders; it only shows in the neckline and beside thin straps. */
export function perchaHombros(semiancho = 172, caida = 44): Adorno[] {
  const slope = caida / 118
  const y = (x: number) => (x - 72) * slope + 6
  const arm = outline(
    mirrored([
      [0, -25],
      [14, -24],
      [46, y(46) + 4],
      [semiancho - 8, y(semiancho - 8)],
      [semiancho, y(semiancho) + 6],
      [semiancho - 8, y(semiancho - 8) + 12],
      [44, y(44) + 17],
      [12, -9],
      [0, -10],
    ]),
  )
  const body = `<path d="${arm}" fill="#262524"/><path d="${arm}" fill="none" stroke="#5d5a57" stroke-width="1" opacity=".6"/>`
  return [gancho(0), { nivel: 0.35, bulto: arm, svg: body }]
}

const pinza = (x: number, y: number): Adorno => {
  const grip = `M${x - 9} ${y - 34}h18l3 58q0 6 -6 6h-12q-6 0 -6 -6z`
  return {
    nivel: 2.2,
    bulto: grip,
    svg: `<path d="${grip}" fill="#262524"/><path d="M${x - 6} ${y - 26}v40" stroke="#75716d" stroke-width="1.6" opacity=".7"/>`,
  }
}

function barra(semiancho: number): Adorno {
  const bar = `M${-semiancho - 6} -66H${semiancho + 6}`
  const stems = [-0.72, 0.72].map(
    (share) => `<path d="M${semiancho * share} -66V-30" stroke="#242322" stroke-width="5"/>`,
  )
  return {
    nivel: 0.3,
    svg: `<path d="${bar}" stroke="#242322" stroke-width="7" stroke-linecap="round"/><path d="${bar}" transform="translate(0 -1.6)" stroke="#8d8a86" stroke-width="1.4" opacity=".6"/>${stems.join('')}`,
  }
}

/** Hangs a lower garment, whose waist is at zero, from a bar with two clips. */
export function colgada(figura: Figura, cintura: number): Figura {
  const at = cintura * 0.72
  const inside: Pieza = {
    d: `M${4 - cintura} -8Q0 -14 ${cintura - 4} -8V14H${4 - cintura}Z`,
    nivel: 0.4,
    tono: -0.35,
    tela: 'lisa',
  }
  const clips = [pinza(-at, 0), pinza(at, 0)]
  return { ...figura, capas: [gancho(-46), barra(cintura), inside, ...figura.capas, ...clips], arriba: -186 }
}

/** The woven label at the back of the neck. */
export const etiqueta = (y: number): Adorno => ({
  nivel: 0.3,
  svg: `<rect x="-21" y="${y}" width="42" height="20" fill="#f6f3ec" stroke="#b5ab9b" stroke-width=".8"/><path d="M-11 ${y + 10}h22" stroke="#6f6557" stroke-width="1.8"/>`,
})
