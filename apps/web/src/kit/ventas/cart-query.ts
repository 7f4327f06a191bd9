import type { Client } from '@telar/client'
import { cart } from '@telar/contract/calls'
import { query } from '../query.ts'

/** The cart of the person who is signed in. */
export const cartQuery = (client: Client) => query(client, cart.get, {})
