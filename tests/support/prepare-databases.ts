import { preparedDatabases } from './prepared-database.ts'

/** Once before a lane: otherwise every worker would make the same databases at the same time. */
export async function setup(): Promise<void> {
  await preparedDatabases()
}
