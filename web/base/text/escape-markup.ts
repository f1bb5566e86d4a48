const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML and XML. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
