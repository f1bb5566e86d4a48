/** The login's address with the way back to the very page, its query too. */
export function loginHere(login: string): string {
  const [path] = login.split('?')
  const redirectUrl = `${location.pathname}${location.search}${location.hash}`
  return `${path}?${new URLSearchParams({ redirectUrl })}`
}
