/** POST /api/newsletter/subscribe (spec §7) `{ email, consent, stamp }`, in JSON or by a form. */
export { answerSubscribe as POST } from '@/server/newsletter/forms'
