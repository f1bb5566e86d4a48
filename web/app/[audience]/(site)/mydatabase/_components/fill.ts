/** A sentence with its blanks filled in: `{name}` by what is called `name`. */
export const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank))
