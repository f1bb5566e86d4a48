/** A person in a result; the date is null where its owner does not show it. */
export type NamedPerson = { name: string; date: string | null }

/** Names of a pair within a result, made distinct. */
export type Two<Value> = readonly [first: Value, second: Value]

/**
 * A name within a sentence, isolated (U+2068, U+2069) so that its writing direction does not affect the text around it:
 * for texts where no <bdi> can stand.
 */
export const isolate = (name: string) => `\u2068${name}\u2069`

/**
 * The names of some people, made distinct: people of the same name get a number behind it, in the order of the list. A
 * name that looks like that already is left alone.
 */
export function distinctNames(people: readonly { name: string }[]): string[] {
  return people.map(({ name }, place) => {
    const namesakes = people.flatMap((one, index) => (one.name === name ? [index] : []))
    return namesakes.length > 1 ? `${name} (${namesakes.indexOf(place) + 1}.)` : name
  })
}
