/** Files with the texts of the interface. */
export const isOfMessages = (file: string) => /^web\/messages\/\w+\.json$/.test(file)

/**
 * The namespaces of messages that differ. Tests refer to them, as `words.contact`.
 *
 * @param before text of the JSON file; empty if it did not exist
 */
export function messageNames(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => JSON.parse(text || '{}')) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ]
  const names = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...names].filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
}
