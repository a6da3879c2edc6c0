import { expect, test } from 'vitest'

import { phoneKey } from '#domain/phone-number.ts'

import { phoneSpellings } from '../support/phone-spellings.ts'
import { onlyValue, useTestDatabase } from './support/test-database.ts'

const queryAs = useTestDatabase()

test.each(phoneSpellings)(
  'counts and finds $typed as $key, as TypeScript does',
  async ({ typed, key }) => {
    const fromSql = onlyValue(
      await queryAs('service_role', 'select phone_key($1)', [typed]),
    )
    expect(fromSql).toBe(key)
    expect(fromSql).toBe(phoneKey(typed))
  },
)
