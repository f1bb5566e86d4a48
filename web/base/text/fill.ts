/**
 * Replaces the `{placeholders}` of a text, where message files are not available: in the browser, or in a path of the
 * contract. Values are inserted unchanged in one pass, also with braces or `$&` in them.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
