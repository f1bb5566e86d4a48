/**
 * A text with its `{placeholders}` filled in, where there are no message files: in the browser, in a path of
 * the contract. In one pass and as they are: a value with braces or a `$&` in it stays what it is.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
