import type { Client } from '@telar/client'
import { modelotipos, webcolecciones, webmodelos } from '@telar/contract/calls'
import { query } from '../../kit/calls/query.ts'

/** Every published model: for anybody, and with prices. */
export const modelosQuery = (client: Client) => query(client, webmodelos.getAll, {})
export const modelosClienteQuery = (client: Client) => query(client, webmodelos.getAllAuth, {})

export const tiposQuery = (client: Client) => query(client, modelotipos.getAllWeb, {})
export const coleccionesQuery = (client: Client) => query(client, webcolecciones.getAll, {})
