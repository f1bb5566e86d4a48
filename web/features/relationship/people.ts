/** Somebody in a result; the date is null where its owner does not show it. */
export type NamedPerson = { name: string; date: string | null }

/** Whom a result calls what: names that tell people apart. */
export type Two<Value> = readonly [first: Value, second: Value]

/**
 * A name within a sentence, kept to itself (U+2068, U+2069) so that its writing direction turns nothing
 * around it: for texts where no <bdi> can stand.
 */
export const isolate = (name: string) => `\u2068${name}\u2069`

/**
 * The names of some people, told apart: whoever shares a name has a number behind it, in the order of
 * the list. A name that looks like that already is left alone.
 */
export function distinctNames(people: readonly { name: string }[]): string[] {
  return people.map(({ name }, place) => {
    const namesakes = people.flatMap((one, index) => (one.name === name ? [index] : []))
    return namesakes.length > 1 ? `${name} (${namesakes.indexOf(place) + 1}.)` : name
  })
}
