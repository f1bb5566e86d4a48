/** A person in a result; the date is null if its owner hides it. */
export type NamedPerson = { name: string; date: string | null }

/** Names of a pair within a result, made distinct. */
export type Two<Value> = readonly [first: Value, second: Value]

/**
 * A name within a sentence, isolated (U+2068, U+2069) so that its writing direction does not affect the surrounding
 * text: for texts that cannot contain <bdi>.
 */
export const isolate = (name: string) => `\u2068${name}\u2069`

/**
 * Distinct names: people with the same name get a number, in the order of the list. A name that already looks like that
 * is unchanged.
 */
export function distinctNames(people: readonly { name: string }[]): string[] {
  return people.map(({ name }, place) => {
    const namesakes = people.flatMap((one, index) => (one.name === name ? [index] : []))
    return namesakes.length > 1 ? `${name} (${namesakes.indexOf(place) + 1}.)` : name
  })
}
