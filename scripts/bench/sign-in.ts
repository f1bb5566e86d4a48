/**
 * Signs in a member of the demo as a browser does. Resolves to the Cookie header of the session.
 *
 * @param name of the demo's member
 */
export async function cookieOfMember(env: Record<string, string>, site: string, name: string) {
  const answer = await fetch(`${site}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      email: `${name}@krono.example`,
      password: env.DEMO_PASSWORD,
      rememberMe: true,
    }),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!answer.ok || !cookie) throw new Error(`${name} could not sign in: ${answer.status}`)
  return cookie
}

/** Signs in demo members of every tier that has its own pages. Resolves to their cookies. */
export async function cookiesOfMembers(env: Record<string, string>, site: string) {
  const names = ['free', 'monthly', 'yearly', 'monthly-paid', 'yearly-paid']
  return Promise.all(names.map((name) => cookieOfMember(env, site, name)))
}
