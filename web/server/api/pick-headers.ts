/** The headers with these names, without missing ones. */
export function pickHeaders(headers: Headers, names: readonly string[]): Record<string, string> {
  const present = names.map((name) => [name, headers.get(name)] as const)
  return Object.fromEntries(present.filter((pair): pair is [string, string] => pair[1] !== null))
}
