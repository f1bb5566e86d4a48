import { winston } from '@strapi/logger'
import { env } from '../src/platform/lib/env'
import { logFormat } from '../src/platform/lib/log-format'

/** Lines of Strapi, its plugins and our code. The level `http` is that of the line of each request (`request-log`). */
export default () => ({
  level: env.LOG_LEVEL === 'info' ? 'http' : env.LOG_LEVEL,
  format: logFormat(env.LOG_FORMAT),
  transports: [new winston.transports.Console()],
})
