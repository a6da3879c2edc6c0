const telephones = /\d[\d ().+/-]{5,}\d/g

/**
 * Whether a letter names a person by an e-mail address or a telephone, found the way the database finds them
 * (forget_person): the address as a whole, so that joana@mail.example is not ana@mail.example, and of a telephone
 * its last ten digits, however it was typed.
 */
export function namesPerson(letter: string, contact: string): boolean {
  // Quoted-printable breaks long lines.
  const text = letter.replaceAll(/=\r?\n/g, '')
  if (contact.includes('@')) {
    return new RegExp(`(?<![\\w.+-])${RegExp.escape(contact.trim())}(?![\\w-])`, 'i').test(text)
  }
  const wanted = lastDigits(contact)
  return Array.from(text.matchAll(telephones), ([number]) => lastDigits(number)).includes(wanted)
}

function lastDigits(telephone: string): string {
  return telephone.replaceAll(/\D/g, '').slice(-10)
}
