import { createApp } from '../app.ts'
import { startOutbox } from '../casa/correo/jobs.ts'
import { readConfig } from '../config.ts'
import { openHouse } from '../house.ts'
import { salida } from '../salida.ts'

/** The API and its outbox in a process of their own, to be killed at any moment; by another clock, where one is named. */
const config = readConfig(process.env, process.cwd())
const { FAULTS_CLOCK } = process.env
const ahead = FAULTS_CLOCK ? Date.parse(FAULTS_CLOCK) - Date.now() : 0
const house = await openHouse(config, config.DATABASE_URL ?? '', console, () => new Date(Date.now() + ahead))
const app = await createApp(house)
const address = await app.listen({ host: '127.0.0.1', port: 0 })
startOutbox(house.db, house.changes, salida(config, app.log))
process.send?.(address)
