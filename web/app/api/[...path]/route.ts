import { forward } from '@/server/api/forward'

type Context = { params: Promise<{ path: string[] }> }

/** Calls of the contract go on to the cms; any other address is a 404 in the shape of every error. */
async function answer(request: Request, { params }: Context) {
  const { path } = await params
  return forward(request, `/${path.join('/')}`)
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
