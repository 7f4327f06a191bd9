import { ANCHOS } from '@telar/domain/casa/imagen'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { derivar, FORMATOS, type Formato } from '../../gateways/pictures.ts'
import { AppError } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { Turns } from '../../kit/turns.ts'
import { sizeName } from './nombres.ts'
import { leerOriginal } from './original.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const ADDRESS = /^(\d{2,4})\.(avif|webp|jpeg)$/

/** A page may ask for all of its pictures at once; each is read when its turn comes. */
const vistas = new Turns({ atOnce: 2, waiting: 500 })

type Size = { id: number; ancho: number; formato: Formato }

const missing = () => new AppError(404, 'Not Found.', 'error.not-found')

function sizeOf({ id, size }: { id: string; size: string }): Size {
  const [, ancho, formato] = ADDRESS.exec(size) ?? []
  const known = ANCHOS.some((width) => width === Number(ancho)) && FORMATOS.some((format) => format === formato)
  if (!known || !/^[1-9]\d{0,15}$/.test(id)) throw missing()
  return { id: Number(id), ancho: Number(ancho), formato: formato as Formato }
}

/** Makes one size of a picture, once, however many ask for it at the same moment. */
export class Sizes {
  readonly #house: Pick<House, 'db' | 'files'>
  readonly #making = new Map<string, Promise<Buffer>>()

  constructor(house: Pick<House, 'db' | 'files'>) {
    this.#house = house
  }

  async get(size: Size): Promise<Buffer> {
    const name = sizeName(size.id, size.ancho, size.formato)
    return (await this.#house.files.get(name)) ?? this.#once(name, size)
  }

  #once(name: string, size: Size): Promise<Buffer> {
    const going = this.#making.get(name)
    if (going) return going
    const made = this.#make(name, size).finally(() => this.#making.delete(name))
    this.#making.set(name, made)
    return made
  }

  async #make(name: string, { id, ancho, formato }: Size): Promise<Buffer> {
    const { db, files } = this.#house
    const [imagen] = await db.select().from(imagenesTable).where(eq(imagenesTable.id, id))
    if (!imagen) throw missing()
    const content = await vistas.run(async () => derivar(await leerOriginal(files, imagen), ancho, formato))
    await files.put(name, content)
    return content
  }
}

/** Pictures for anybody, in the sizes that pages use; an address never changes its content. */
export function servirImagenes(app: FastifyInstance, house: House): void {
  const sizes = new Sizes(house)
  app.get<{ Params: { id: string; size: string } }>('/img/:id/:size', async (request, reply) => {
    const size = sizeOf(request.params)
    const content = await sizes.get(size)
    return reply.type(`image/${size.formato}`).header('cache-control', FOREVER).send(content)
  })
}
