import { ownersDay } from './owners-day.ts'

// On a PostgreSQL of the owner's: owners-day.deep.test.ts.
ownersDay(() => Promise.resolve(undefined))
