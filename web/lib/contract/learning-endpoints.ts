import { noInput } from './account-fields'
import { certificateAnswer, certificateQuery, certificateWish } from './certificates'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { endpointsOfPages as ofPages } from './endpoints-of-pages'
import { learnCourseAnswer, learnerCertificate, lessonAnswer, myCoursesAnswer } from './learning'
import {
  lessonNoteAnswer,
  lessonNoteBody,
  lessonProgressAnswer,
  lessonProgressBody,
} from './lesson-notes'
import { ebookLinkAnswer, ebookQuery, myEbooksAnswer, openEbookAnswer } from './own-ebooks'
import { quizResult, quizSubmission, startedQuiz } from './quizzes'

/** Calls of learners: courses, lessons, quizzes, certificates, and own e-books (spec §2, "Screens and routes"). */
export const learningEndpoints = {
  myCourses: { ...ofPages.myCourses, input: noInput, answer: myCoursesAnswer },
  learnCourse: {
    method: 'GET',
    path: '/learning/course/{id}',
    input: noInput,
    answer: learnCourseAnswer,
  },
  readLesson: {
    method: 'GET',
    path: '/learning/lesson/{id}',
    input: noInput,
    answer: lessonAnswer,
  },
  saveProgress: {
    ...ofPages.saveProgress,
    input: lessonProgressBody,
    answer: lessonProgressAnswer,
  },
  saveNote: { ...ofPages.saveNote, input: lessonNoteBody, answer: lessonNoteAnswer },
  startQuiz: { ...ofPages.startQuiz, input: noInput, answer: startedQuiz },
  submitQuiz: { ...ofPages.submitQuiz, input: quizSubmission, answer: quizResult },
  issueCertificate: {
    ...ofPages.issueCertificate,
    input: certificateWish,
    answer: learnerCertificate,
  },
  openCertificate: {
    method: 'GET',
    path: '/certificate/open',
    input: certificateQuery,
    answer: certificateAnswer,
  },
  myEbooks: { method: 'GET', path: '/ebooks/mine', input: noInput, answer: myEbooksAnswer },
  renewEbookLink: { ...ofPages.renewEbookLink, input: noInput, answer: ebookLinkAnswer },
  openEbook: { method: 'GET', path: '/ebooks/open', input: ebookQuery, answer: openEbookAnswer },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
