import { preparedDatabase } from './prepared-database.ts'

/**
 * Creates the database before a project runs. Otherwise every worker would
 * create one at the same time.
 */
export async function setup(): Promise<void> {
  await preparedDatabase()
}
