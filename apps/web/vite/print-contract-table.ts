import { contract } from '@telar/contract'
import { contractTable } from './contract-table.ts'

process.stdout.write(JSON.stringify(contractTable(contract)))
