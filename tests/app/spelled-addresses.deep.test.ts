import { queries, spellings } from './route-table.ts'
import { describeAddresses } from './spelled-addresses.ts'

describeAddresses(() => spellings.flatMap((spelling) => queries.map((query) => ({ spelling, query }))))
