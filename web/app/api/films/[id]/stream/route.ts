import { answerVideo } from '@/server/videos/answer-video'

type Context = { params: Promise<{ id: string }> }

/** GET /api/films/{id}/stream: decision media-files. */
export async function GET(request: Request, { params }: Context) {
  return answerVideo({ request, video: (await params).id, part: 'stream' })
}

/** The same headers as GET; the body is dropped. */
export const HEAD = GET
