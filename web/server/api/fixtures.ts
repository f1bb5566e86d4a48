/** A call of a page at `forward`, imported here after the settings are in place. */
export async function askForward(path: string, init: RequestInit & { search?: string } = {}) {
  const { forward } = await import('./forward')
  return forward(new Request(`http://web.example/api${path}${init.search ?? ''}`, init), path)
}

/** What a browser says of a page of ours. */
export const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
