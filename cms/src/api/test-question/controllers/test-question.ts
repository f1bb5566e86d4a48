import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::test-question.test-question')
