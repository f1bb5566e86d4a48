export type NameParts = {
  family: string
  given: string
  /** Middle names. */
  additional: string
  /** Dr., Prof. */
  prefix: string
  /** Jr., PhD */
  suffix: string
}

/** A name in the order of the language: "Dr. Kővári Ágnes Mária" or "Dr. Ágnes Mária Kővári". */
export function joinName(parts: NameParts, isFamilyFirst: boolean): string {
  const { family, given, additional, prefix, suffix } = parts
  const names = isFamilyFirst ? [family, given, additional] : [given, additional, family]
  return [prefix, ...names, suffix].filter(Boolean).join(' ')
}
