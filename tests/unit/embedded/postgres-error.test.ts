import { expect, test } from 'vitest'

import { answerForDatabaseError } from '../../../supabase/embedded/rest/postgres-error.ts'

test('an error of the database keeps its own code', () => {
  const error = Object.assign(new Error('duplicate key'), { severity: 'ERROR', code: '23505' })
  expect(answerForDatabaseError(error, 'service_role')).toMatchObject({ status: 409 })
})

test('a connection that broke is not the fault of the request, although its code looks like one of the database', () => {
  const error = Object.assign(new Error('write EPIPE'), { errno: -32, code: 'EPIPE', syscall: 'write' })
  expect(answerForDatabaseError(error, 'service_role')).toBeNull()
})
