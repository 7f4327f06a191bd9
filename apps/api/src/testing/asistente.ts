import type { ModeloPublico } from '@telar/contract/asistente/chatbot'
import { DEMO_COLORES, DEMO_EMPRESA, DEMO_TEMPORADAS } from '@telar/demo/catalogo/base'
import { DEMO_COLECCIONES } from '@telar/demo/catalogo/colecciones'
import { type DemoModelo, demoModelos } from '@telar/demo/catalogo/modelos'
import { TIPOS } from '@telar/demo/catalogo/tipos'
import type { CatalogoPublico } from '../asistente/chatbot/catalogo.ts'
import { FAQ_INICIAL } from '../asistente/faq/inicial.ts'

const colecciones = Object.entries(DEMO_COLECCIONES)
const idDeTipo = (familia: string) => TIPOS.findIndex((tipo) => tipo.familia === familia) + 1
const idDeColor = (codigo: string) => DEMO_COLORES.findIndex((color) => color.codigo === codigo) + 1

const publico = (modelo: DemoModelo, i: number): ModeloPublico => ({
  id: i + 1,
  numero: modelo.numero,
  nombre: modelo.nombre,
  tipoId: idDeTipo(modelo.familia),
  temporada: modelo.temporada,
  coleccionIds: modelo.colecciones.map((clave) => colecciones.findIndex(([otra]) => otra === clave) + 1),
  tallas: modelo.tallas,
  colores: modelo.colores.map((codigo) => ({ id: idDeColor(codigo), tallas: modelo.tallas })),
  composicion: modelo.composicion,
  descripcion: modelo.descripcion,
  cuidados: modelo.cuidados,
  detalles: modelo.detalles,
  nuevo: i % 5 === 0,
})

/** The demo's catalogue as the assistant reads it, without a database. */
export const catalogoDeMuestra = (modelos: DemoModelo[] = demoModelos()): CatalogoPublico => ({
  modelos: modelos.map(publico),
  tipos: TIPOS.map(({ nombre }, i) => ({ id: i + 1, nombre })),
  colores: DEMO_COLORES.map(({ nombre }, i) => ({ id: i + 1, nombre })),
  colecciones: colecciones.map(([, { nombre }], i) => ({ id: i + 1, nombre })),
  temporadas: DEMO_TEMPORADAS.map(({ codigo, nombre }) => ({ codigo, nombre })),
  faq: FAQ_INICIAL,
  empresa: DEMO_EMPRESA,
})
