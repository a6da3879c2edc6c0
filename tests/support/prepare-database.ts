import { preparedDatabase } from './prepared-database.ts'

/** Otherwise every worker would create one at the same time. */
export async function setup(): Promise<void> {
  await preparedDatabase()
}
