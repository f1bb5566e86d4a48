import { forward } from '@/server/api/forward'

/** GET /api/newsletter/preferences?token= → the subscriptions of an address. */
export const GET = (request: Request) => forward(request, '/newsletter/preferences')

/** POST /api/newsletter/preferences `{ token, topics, rhythm }`, as JSON or as a form. */
export { answerPreferences as POST } from '@/server/newsletter/forms'
