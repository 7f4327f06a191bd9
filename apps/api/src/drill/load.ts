import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { facturas } from '@telar/contract/facturacion/facturas'
import { cart } from '@telar/contract/ventas/cart'
import { pedidos } from '@telar/contract/ventas/pedidos'
import type pg from 'pg'
import { type Buyer, makeBuyers } from '../faults/buyers.ts'
import { call, type Desk, openDesk } from '../faults/work.ts'
import type { Apps } from './apps.ts'
import { until } from './ground.ts'

const CUSTOMERS = 16
const CLERKS = 6
const APPS = 2
const PAUSE_MS = 50
const READ_EVERY_MS = 100
const PAGES = ['/gallery', '/api/v1/webmodelos/getall', '/']

/** What was heard in a stretch of time. */
export interface Heard {
  orders: number
  invoices: number
  /** The longest time in which nothing was acknowledged. */
  silenceMs: number
  /** How often each status was answered to a write; 0 for a line that broke. */
  statuses: Map<number, number>
  /** How often somebody looked for what they had just sent. */
  read: number
  pages: number
  /** Pages that were not served. */
  dark: string[]
}

const nothing = (): Heard => ({
  ...{ orders: 0, invoices: 0, silenceMs: 0, read: 0, pages: 0 },
  statuses: new Map(),
  dark: [],
})

interface Sent {
  id: number
  /** What a browser would show from then on. */
  cookie: string
}

async function sendCart(address: string, { token }: Buyer): Promise<{ status: number; body: Sent }> {
  const sent = { id: 0, cookie: '' }
  try {
    const answer = await fetch(address + cart.toPedido.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    const body: unknown = await answer.json()
    if (answer.ok) sent.id = body as number
    sent.cookie = answer.headers
      .getSetCookie()
      .map((said) => said.split(';')[0])
      .join('; ')
    return { status: answer.status, body: answer.ok ? sent : (JSON.stringify(body) as never) }
  } catch {
    return { status: 0, body: sent }
  }
}

/** Customers order and clerks invoice, half at each process; what fails is sent again until it is answered. */
export class Load {
  readonly #apps: Apps
  readonly #desk: Desk
  readonly #buyers: readonly Buyer[]
  readonly orders = new Map<string, number[]>()
  readonly invoices: number[] = []
  /** What is neither done nor to be tried again. */
  readonly wrong: string[] = []
  #heard = nothing()
  #last = 0
  #working = false
  #all: Promise<void>[] = []

  private constructor(apps: Apps, desk: Desk, buyers: readonly Buyer[]) {
    this.#apps = apps
    this.#desk = desk
    this.#buyers = buyers
  }

  static async open(apps: Apps, pool: pg.Pool): Promise<Load> {
    const desk = await openDesk(pool)
    return new Load(apps, desk, await makeBuyers(pool, CUSTOMERS))
  }

  start(): void {
    this.#working = true
    this.#last = performance.now()
    this.#all = [
      ...this.#buyers.map((buyer, n) => this.#customer(buyer, n)),
      ...Array.from({ length: CLERKS }, (_, n) => this.#clerk(n)),
      ...Array.from({ length: APPS }, (_, n) => this.#reader(n)),
    ]
  }

  async stop(): Promise<void> {
    this.#working = false
    await Promise.all(this.#all)
  }

  /** Every page has been served once by every process: from now on each has a copy of it. */
  async visitAll(): Promise<void> {
    for (let n = 0; n < APPS; n++)
      for (const path of PAGES)
        await until(`${path} of process ${n + 1}`, async () => (await this.#visit(n, path)) === 200)
  }

  /** How much was ever acknowledged. */
  get done(): number {
    return this.invoices.length + [...this.orders.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** What was heard since it was last asked. */
  heard(): Heard {
    const heard = this.#heard
    heard.silenceMs = Math.max(heard.silenceMs, performance.now() - this.#last)
    this.#heard = nothing()
    this.#last = performance.now()
    return heard
  }

  #address(n: number): string {
    const own = n % APPS
    return this.#apps.address(this.#apps.alive(own) ? own : (own + 1) % APPS)
  }

  /** Until it is answered with what was done, or with something that nobody should have been told. */
  async #untilDone<R>(what: string, n: number, ask: (address: string) => Promise<{ status: number; body: R }>) {
    for (;;) {
      const { status, body } = await ask(this.#address(n))
      this.#heard.statuses.set(status, (this.#heard.statuses.get(status) ?? 0) + 1)
      if (status === 200) return body
      if (status !== 0 && status !== 503) this.wrong.push(`${what}: ${status} ${String(body).slice(0, 200)}`)
      await sleep(PAUSE_MS)
    }
  }

  #acknowledged(kind: 'orders' | 'invoices'): void {
    const now = performance.now()
    this.#heard.silenceMs = Math.max(this.#heard.silenceMs, now - this.#last)
    this.#last = now
    this.#heard[kind] += 1
  }

  async #customer(buyer: Buyer, n: number): Promise<void> {
    const { cell } = this.#desk
    const { modeloId, colorId, talla } = cell
    const own = this.orders.get(buyer.id) ?? []
    this.orders.set(buyer.id, own)
    while (this.#working) {
      const body = { modeloId, colorId, talla, cantidad: 2 }
      await this.#untilDone('cart', n, (address) => call(address, buyer, cart.upsertItem, { body }))
      const { id, cookie } = await this.#untilDone('order', n, (address) => sendCart(address, buyer))
      own.push(id)
      this.#acknowledged('orders')
      await this.#readsIt(buyer, n, id, cookie)
    }
  }

  /** Whoever has ordered finds the order among theirs, whichever process and server they ask. */
  async #readsIt({ token }: Buyer, n: number, id: number, cookie: string): Promise<void> {
    const answer = await fetch(this.#address(n + 1) + pedidos.searchUser.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', cookie },
      body: JSON.stringify({ pageSize: 20, orderBy: ['id Desc'] }),
    }).catch(() => undefined)
    if (!answer?.ok) return void (await answer?.arrayBuffer())
    const { data } = (await answer.json()) as { data: { id: number }[] }
    this.#heard.read += 1
    if (!data.some((order) => order.id === id)) this.wrong.push(`order ${id} was not read by who had just sent it`)
  }

  async #clerk(n: number): Promise<void> {
    const body = {
      clienteId: this.#desk.clienteId,
      lineas: [{ descripcion: 'Arreglo', cantidad: 1, precio: 100 }],
      emitir: true,
    }
    while (this.#working) {
      const key = randomUUID()
      const made = await this.#untilDone('invoice', n, (address) =>
        call(address, this.#desk, facturas.create, { body, key }),
      )
      this.invoices.push(typeof made === 'number' ? made : (made as { id: number }).id)
      this.#acknowledged('invoices')
    }
  }

  async #visit(n: number, path: string): Promise<number> {
    try {
      const answer = await fetch(this.#apps.address(n) + path, { headers: { 'accept-language': 'es' } })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return 0
    }
  }

  async #reader(n: number): Promise<void> {
    for (let i = 0; this.#working; i++) {
      await sleep(READ_EVERY_MS)
      if (!this.#apps.alive(n)) continue
      const path = PAGES[i % PAGES.length] as string
      const status = await this.#visit(n, path)
      this.#heard.pages += 1
      if (status !== 200 && this.#apps.alive(n)) this.#heard.dark.push(`${path} of process ${n + 1}: ${status}`)
    }
  }
}
