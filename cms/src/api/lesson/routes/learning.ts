import { atMost, loggedIn, previewing, unlimited } from '../../../platform/lib/route-config'

export default {
  routes: [
    // A free lesson is open to visitors; every other one is refused by the rule.
    { method: 'GET', path: '/learning/lesson/:id', handler: 'learning.read', config: unlimited },
    {
      method: 'POST',
      path: '/learning/lesson/:id/progress',
      handler: 'learning.saveProgress',
      config: atMost('lessonProgress', loggedIn),
    },
    {
      method: 'POST',
      path: '/learning/lesson/:id/note',
      handler: 'learning.saveNote',
      config: atMost('lessonNote', loggedIn),
    },
    {
      method: 'POST',
      path: '/learning/lesson/:id/quiz/start',
      handler: 'learning.startQuiz',
      config: atMost('quiz', previewing),
    },
    {
      method: 'POST',
      path: '/learning/lesson/:id/quiz/submit',
      handler: 'learning.submitQuiz',
      config: atMost('quiz', previewing),
    },
  ],
}
