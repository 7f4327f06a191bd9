import { luminance, mix, tinte, toned } from './color.ts'
import { type Estampado, motivo, tinta } from './estampado.ts'
import { abrigo } from './familias/abrigo.ts'
import { blusa } from './familias/blusa.ts'
import { camisa } from './familias/camisa.ts'
import { camiseta } from './familias/camiseta.ts'
import { chaqueta } from './familias/chaqueta.ts'
import { conjunto } from './familias/conjunto.ts'
import { falda } from './familias/falda.ts'
import { jersey } from './familias/jersey.ts'
import { mono } from './familias/mono.ts'
import { pantalon } from './familias/pantalon.ts'
import { top } from './familias/top.ts'
import { vestido } from './familias/vestido.ts'
import { type Patron, patronDe } from './patron.ts'
import type { Figura } from './pieza.ts'
import { canale, puntoDe } from './punto.ts'
import { type Azar, azarDe } from './seed.ts'
import { aLaVista, clothLayer, type Encuadre, HEIGHT, type Paleta, picture, WIDTH } from './svg.ts'
import type { Tejido } from './tejido.ts'

/** The families of the catalogue. */
export type Familia =
  | 'vestido'
  | 'blusa'
  | 'camisa'
  | 'top'
  | 'camiseta'
  | 'jersey'
  | 'chaqueta'
  | 'abrigo'
  | 'pantalon'
  | 'falda'
  | 'mono'
  | 'conjunto'

/** Front, back or a close look. */
export type Vista = 'frente' | 'espalda' | 'detalle'

/** A garment to picture: the seed chooses its cut, the rest its cloth. */
export interface Prenda {
  familia: Familia
  semilla: number
  hex: string
  estampado: Estampado
  tejido: Tejido
}

const FAMILIAS: Record<Familia, (p: Patron) => Figura> = {
  vestido,
  blusa,
  camisa,
  top,
  camiseta,
  jersey,
  chaqueta,
  abrigo,
  pantalon,
  falda,
  mono,
  conjunto,
}

/** Everything a picture needs, before a single line is drawn. */
export interface Boceto {
  figura: Figura
  paleta: Paleta
  encuadre: Encuadre
  fondo: string
  cerca: boolean
}

/** The colours of a garment, as its cloth shows them. */
export function paletaDe(prenda: Prenda, figura: Figura, azar: Azar): Paleta {
  const tela = tinte(prenda.hex)
  const dark = luminance(tela) < 0.3
  const thread = prenda.tejido === 'denim' ? '#c08a45' : toned(tela, dark ? 0.3 : -0.38)
  return {
    tela,
    forro: mix(toned(tela, -0.35), '#5b5652', 0.25),
    hilo: thread,
    contraste: tinta(tela, azar),
    motivo: motivo(prenda.estampado, tela, azar, figura.rayado ?? 'camisero'),
    canale: canale(7),
    punto: puntoDe(figura.punto, tinta(tela, azar), azar),
  }
}

const MARGIN = { top: 56, bottom: 66, side: 60 }

function completa(figura: Figura): Encuadre {
  const tall = figura.abajo - figura.arriba
  const escala = Math.min(
    (HEIGHT - MARGIN.top - MARGIN.bottom) / tall,
    (WIDTH / 2 - MARGIN.side) / figura.semiancho,
    1.45,
  )
  const spare = HEIGHT - tall * escala
  return { escala, x: WIDTH / 2, y: spare * 0.46 - figura.arriba * escala }
}

function deCerca({ foco }: Figura): Encuadre {
  const escala = WIDTH / foco.ancho
  return { escala, x: WIDTH / 2 - foco.x * escala, y: HEIGHT / 2 - foco.y * escala }
}

/** Cuts the garment and places it on the canvas. */
export function bocetar(prenda: Prenda, vista: Vista): Boceto {
  const azar = azarDe(prenda.familia, prenda.semilla)
  const figura = FAMILIAS[prenda.familia](
    patronDe(azar, prenda.tejido, vista === 'espalda', prenda.estampado === 'liso'),
  )
  const cerca = vista === 'detalle'
  const encuadre = cerca ? deCerca(figura) : completa(figura)
  return {
    figura: cerca ? aLaVista(figura, encuadre) : figura,
    paleta: paletaDe(prenda, figura, azar),
    encuadre,
    fondo: luminance(prenda.hex) > 0.8 ? '#dedcd8' : '#ebe9e6',
    cerca,
  }
}

/** The garment alone, in flat colours, on a clear ground. */
export function recorte({ figura, paleta, encuadre }: Boceto, width: number): string {
  const { defs, body } = clothLayer(figura, paleta, encuadre)
  const dark = luminance(paleta.tela) < 0.3
  const button = mix(paleta.tela, dark ? '#0c0b0d' : '#f4eee2', dark ? 0.45 : 0.4)
  const style = `<style>.boton{fill:${button};stroke:${toned(button, -0.45)};stroke-width:.9}.hondo{fill:${toned(button, -0.12)}}.ojal{fill:${toned(button, -0.7)}}.metal{fill:${mix(paleta.tela, '#3a3733', 0.75)}}.puente{stroke:#2b2926;stroke-width:4;fill:none}</style>`
  return picture(width, style + defs, body, encuadre.alto)
}

/** The picture as a flat drawing, 4:5. */
export function dibujar(prenda: Prenda, vista: Vista): string {
  const boceto = bocetar(prenda, vista)
  const drawing = recorte(boceto, WIDTH)
  return drawing.replace('</defs>', `</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${boceto.fondo}"/>`)
}
