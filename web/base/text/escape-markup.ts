const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text that stays what it is where HTML or XML is read. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
