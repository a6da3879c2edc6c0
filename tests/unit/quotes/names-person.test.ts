import { expect, test } from 'vitest'

import { namesPerson } from '../../../scripts/quotes/names-person.ts'

test.each([
  ['an address, however it is capitalized', 'Reply-To: Ana <Ana@mail.example>', 'ana@MAIL.example'],
  ['an address that is broken over two lines', 'Email: ana@mail.exam=\r\nple', 'ana@mail.example'],
  ['a telephone typed otherwise', 'Subject: Quote request from Ana, +1 (916) 555-0100', '916.555.0100'],
  ['a telephone of the link to call it', '<a href="tel:+19165550100">', '916 555 0100'],
  ['a telephone at the end of a line', 'Phone: 555 0100\nReceived: Sunday', '5550100'],
])('a letter names somebody by %s', (_, letter, contact) => {
  expect(namesPerson(letter, contact)).toBe(true)
})

test.each([
  ['longer address', 'Reply-To: Joana <joana@mail.example>', 'ana@mail.example'],
  ['address that goes on', 'ana@mail.example-shop.example', 'ana@mail.example'],
  ['address in which a dot stands for any letter', 'ana@mailxexample', 'ana@mail.example'],
  ['telephone of another area', 'Phone: (530) 555-0100', '916 555 0100'],
  ['number that only contains it', 'Account 9165550100777', '916 555 0100'],
  ['digits of two lines', 'Floor 916\n555-0100 is the extension', '916 555 0100'],
])('a %s is somebody else', (_, letter, contact) => {
  expect(namesPerson(letter, contact)).toBe(false)
})
