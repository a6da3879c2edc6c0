import { preparedDatabase } from './prepared-database.ts'

/** Makes the database before a project runs, or every worker would make one at the same time. */
export async function setup(): Promise<void> {
  await preparedDatabase()
}
