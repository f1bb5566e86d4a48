export {
  type Certificate,
  certificateAnswer,
  certificateQuery,
  certificateWish,
} from '../certificates'
export {
  type LearnCourse,
  type LearnerCourse,
  type Lesson,
  learnCourseAnswer,
  learnerCertificate,
  lessonAnswer,
  lessonLocks,
  myCoursesAnswer,
  type OutlineLesson,
} from '../learning'
export {
  lessonNoteAnswer,
  lessonNoteBody,
  lessonNoteLength,
  lessonProgressAnswer,
  lessonProgressBody,
} from '../lesson-notes'
export {
  ebookLinkAnswer,
  ebookLinkDays,
  ebookQuery,
  myEbooksAnswer,
  type OwnEbook,
  openEbookAnswer,
} from '../own-ebooks'
export {
  mostAnswers,
  mostQuestions,
  type QuestionKind,
  type QuizAttempt,
  type QuizQuestion,
  type QuizResult,
  type QuizSubmission,
  type QuizSummary,
  questionKinds,
  quizResult,
  quizSubmission,
  startedQuiz,
  usualPassPercent,
} from '../quizzes'
