let owner: string | undefined
const waiting = new Set<(id: string) => void>()

/** The me call said who is signed in; it stays said when the session ends. */
export function tellWhoIsHere(id: string) {
  owner = id
  for (const tell of waiting) tell(id)
  waiting.clear()
}

/** The id of whoever is, or was a moment ago, signed in on this page; undefined for nobody. */
export const whoIsHere = () => owner

/** As soon as it is known. */
export const whenKnown = () =>
  owner === undefined
    ? new Promise<string>((tell) => waiting.add(tell))
    : Promise.resolve<string>(owner)
