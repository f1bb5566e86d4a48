import { forward } from '@/server/api/forward'

type Context = { params: Promise<{ path: string[] }> }

/** Forwards calls of the contract to the cms; any other address is a 404 with the usual error body. */
async function answer(request: Request, { params }: Context) {
  const { path } = await params
  return forward(request, `/${path.join('/')}`)
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
