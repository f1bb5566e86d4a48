/** Calls `forward`, which is imported here, after the environment is set. */
export async function askForward(path: string, init: RequestInit & { search?: string } = {}) {
  const { forward } = await import('./forward')
  return forward(new Request(`http://web.example/api${path}${init.search ?? ''}`, init), path)
}

/** Headers that a browser sends from one of our pages. */
export const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
