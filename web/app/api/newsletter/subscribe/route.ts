/** POST /api/newsletter/subscribe (spec §7) `{ email, consent, proof }`, as JSON or as a form. */
export { answerSubscribe as POST } from '@/server/newsletter/forms'
