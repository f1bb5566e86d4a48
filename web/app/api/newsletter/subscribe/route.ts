/** POST /api/newsletter/subscribe (spec §7) `{ email, consent, stamp }`, as JSON or as a form. */
export { answerSubscribe as POST } from '@/server/newsletter/forms'
