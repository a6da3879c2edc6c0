const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML or XML, both between tags and in attribute values. */
export function escapeHtml(text: string): string {
  return text.replaceAll(
    /[&<>"']/g,
    (character) => entities[character] ?? character,
  )
}
