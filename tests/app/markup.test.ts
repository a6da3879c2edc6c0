import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'

import { nowhere, pages } from './route-table.ts'
import { site } from './site.ts'
import { ask } from './visit.ts'

/** The HTML standard, and nothing that is a matter of taste. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

test.each([...pages.map(({ path }) => path), ...nowhere])(
  '%s is HTML as the standard has it, no id twice',
  async (path) => {
    // The second answer is the copy for everybody; what streamed in late for the first visitor stands in its place.
    for (const { body } of [await ask(site.url, path), await ask(site.url, path)]) {
      const { results } = await validator.validateString(body)
      const messages = results.flatMap((result) => result.messages)
      expect(
        messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
      ).toEqual([])
    }
  },
)
