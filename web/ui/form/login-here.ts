/** The login address with a redirectUrl to the current page and its query. */
export function loginHere(login: string): string {
  const [path] = login.split('?')
  const redirectUrl = `${location.pathname}${location.search}${location.hash}`
  return `${path}?${new URLSearchParams({ redirectUrl })}`
}
