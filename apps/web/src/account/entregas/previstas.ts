import type { Client } from '@telar/client'
import { plazos } from '@telar/contract/calls'
import { query } from '../../kit/calls/query.ts'

/** What is still to leave of the customer's orders, and when. */
export const previstasQuery = (client: Client) => query(client, plazos.previstasUser, {})
