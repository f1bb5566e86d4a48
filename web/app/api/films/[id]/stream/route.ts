import { answerFilm } from '@/server/films/answer-film'

type Context = { params: Promise<{ id: string }> }

/** GET /api/films/{id}/stream: decision 193. */
export async function GET(request: Request, { params }: Context) {
  return answerFilm({ request, film: (await params).id, part: 'stream' })
}

/** What GET would say, without its body. */
export const HEAD = GET
