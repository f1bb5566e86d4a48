import { idAnswer, noInput } from './account-fields'
import {
  analysisAnswer,
  analysisQuery,
  analysisShareAnswer,
  analysisShareBody,
  downloadAnswer,
  downloadLinkAnswer,
  downloadLinkBody,
  sampleAnswer,
  sampleQuery,
} from './analyses'
import { biorhythmAnswer, biorhythmQuery } from './biorhythm'
import { feedContent, feedId, feedQuery, feedSchema, feedsAnswer, newFeed } from './calendar'
import { feedbackAnswer, feedbackBody } from './chapter-feedback'
import { chartAnswer, chartQuery, chartTextsAnswer, chartTextsQuery } from './chart'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { endpointsOfPages as ofPages } from './endpoints-of-pages'
import {
  feltDayBody,
  feltDaySchema,
  feltDaysAnswer,
  feltDaysQuery,
  feltReminderAnswer,
  feltReminderBody,
} from './felt-days'
import { nextAnalysisAnswer } from './next-analysis'
import { newTest, testResultId, testResultSchema, testResultsAnswer } from './personality'
import { readingAnswer, readingBody } from './readings'
import { newShare, sharedResult, shareId, shareQuery, shareSchema, sharesAnswer } from './sharing'
import { shelfAnswer } from './shelf'

/** Calls about results: charts, cycles, tests, analyses, and their share links. */
export const resultEndpoints = {
  chart: { ...ofPages.chart, input: chartQuery, answer: chartAnswer },
  chartTexts: {
    method: 'GET',
    path: '/chart/texts',
    input: chartTextsQuery,
    answer: chartTextsAnswer,
  },
  biorhythm: {
    method: 'GET',
    path: '/biorhythm',
    isAnsweredByWeb: true,
    input: biorhythmQuery,
    answer: biorhythmAnswer,
  },
  createFeed: {
    ...ofPages.createFeed,
    input: newFeed,
    answer: feedSchema,
    asksPassword: true,
  },
  feeds: { method: 'GET', path: '/calendar/mine', input: noInput, answer: feedsAnswer },
  revokeFeed: { ...ofPages.revokeFeed, input: feedId, answer: idAnswer },
  // The response contains birth dates: web renders the calendar from it and does not forward it.
  readFeed: {
    method: 'GET',
    path: '/calendar/feed',
    isAnsweredByWeb: true,
    input: feedQuery,
    answer: feedContent,
  },
  feltDays: {
    method: 'GET',
    path: '/felt-day/mine',
    input: feltDaysQuery,
    answer: feltDaysAnswer,
  },
  // Not sent by the usual client: the request must outlive the page (keepalive) and be small.
  putFeltDay: {
    method: 'PUT',
    path: '/felt-day/{id}',
    isRepeatable: true,
    input: feltDayBody,
    answer: feltDaySchema,
  },
  deleteFeltDay: { ...ofPages.deleteFeltDay, input: noInput, answer: idAnswer },
  feltReminder: {
    method: 'GET',
    path: '/felt-reminder/mine',
    input: noInput,
    answer: feltReminderAnswer,
  },
  putFeltReminder: {
    method: 'PUT',
    path: '/felt-reminder/mine',
    isRepeatable: true,
    input: feltReminderBody,
    answer: feltReminderAnswer,
  },
  savePersonalityTest: {
    ...ofPages.savePersonalityTest,
    input: newTest,
    answer: testResultSchema,
  },
  personalityTests: { ...ofPages.personalityTests, input: noInput, answer: testResultsAnswer },
  deletePersonalityTest: {
    ...ofPages.deletePersonalityTest,
    input: testResultId,
    answer: idAnswer,
  },
  createShare: {
    ...ofPages.createShare,
    input: newShare,
    answer: shareSchema,
    asksPassword: true,
  },
  shares: { method: 'GET', path: '/share/mine', input: noInput, answer: sharesAnswer },
  revokeShare: { ...ofPages.revokeShare, input: shareId, answer: idAnswer },
  openShare: { method: 'GET', path: '/share/open', input: shareQuery, answer: sharedResult },
  shelf: { method: 'GET', path: '/analysis/mine', input: noInput, answer: shelfAnswer },
  // Not sent by the usual client: the request must outlive the page (keepalive) and be small.
  saveReading: {
    method: 'POST',
    path: '/analysis/{id}/reading',
    input: readingBody,
    answer: readingAnswer,
  },
  giveFeedback: { ...ofPages.giveFeedback, input: feedbackBody, answer: feedbackAnswer },
  analysis: { method: 'GET', path: '/analysis/{id}', input: analysisQuery, answer: analysisAnswer },
  nextAnalysis: { ...ofPages.nextAnalysis, input: noInput, answer: nextAnalysisAnswer },
  sampleAnalysis: {
    method: 'GET',
    path: '/analysis/sample',
    input: sampleQuery,
    answer: sampleAnswer,
  },
  download: {
    method: 'GET',
    path: '/analysis/download/{id}',
    isSecret: true,
    isAnsweredByWeb: true,
    input: noInput,
    answer: downloadAnswer,
  },
  makeDownloadLink: {
    ...ofPages.makeDownloadLink,
    input: downloadLinkBody,
    answer: downloadLinkAnswer,
  },
  shareAnalysis: {
    ...ofPages.shareAnalysis,
    input: analysisShareBody,
    answer: analysisShareAnswer,
    asksPassword: true,
  },
  hideAnalysis: { ...ofPages.hideAnalysis, input: noInput, answer: idAnswer },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
