let owner: string | undefined
const waiting = new Set<(id: string) => void>()

/** Stores the id of the signed-in user from the me call; it stays when the session ends. */
export function setWhoIsHere(id: string) {
  owner = id
  for (const resolve of waiting) resolve(id)
  waiting.clear()
}

/** The id of the user who is or was signed in on this page; undefined for a visitor. */
export const presentUser = () => owner

/** Resolves with the id of the signed-in user when it is known. */
export const whenKnown = () =>
  owner === undefined
    ? new Promise<string>((resolve) => waiting.add(resolve))
    : Promise.resolve<string>(owner)
