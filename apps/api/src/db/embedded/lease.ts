import { Client } from 'pg'

/** Two numbers, so that no lock of the application, which uses one, can be the same. */
const LEASE_KEY = [7351, 1]

/** One connection that every launcher keeps: it tells at once when the server dies, and who else still uses it. */
export interface Lease {
  lost: Promise<void>
  /** Asks for the server to ourselves; if granted, newcomers wait until it is gone and then start their own. */
  isLast(): Promise<boolean>
  end(): Promise<void>
}

export async function takeLease(url: string): Promise<Lease> {
  const client = new Client({
    connectionString: url,
    application_name: 'telar launcher',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()))
  // Every error closes the connection, and `lost` reports that.
  client.on('error', () => {})
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1, $2)', LEASE_KEY)
  return { lost, isLast: () => isLast(client), end: () => client.end() }
}

async function isLast(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1, $2)', LEASE_KEY)
  const answer = await client.query<{ granted: boolean }>('select pg_try_advisory_lock($1, $2) as granted', LEASE_KEY)
  return answer.rows[0]?.granted === true
}
