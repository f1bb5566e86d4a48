let owner: string | undefined
const waiting = new Set<(id: string) => void>()

/** The me call said who is signed in; it stays said when the session ends. */
export function setWhoIsHere(id: string) {
  owner = id
  for (const resolve of waiting) resolve(id)
  waiting.clear()
}

/** The id of the user who is, or was a moment ago, signed in on this page; undefined for a visitor. */
export const presentUser = () => owner

/** As soon as it is known. */
export const whenKnown = () =>
  owner === undefined
    ? new Promise<string>((resolve) => waiting.add(resolve))
    : Promise.resolve<string>(owner)
