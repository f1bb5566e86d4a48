type Metric = {
  name: string
  kind: 'counter' | 'gauge' | 'histogram'
  help: string
  labels?: readonly string[]
}

/**
 * All metrics of our own in both programs. Alert rules and the dashboard (docs/operating) use these names; a test compares
 * them. Labels take values from tables of the code only, so the number of series is bounded for any request.
 */
export const metrics = {
  requests: {
    name: 'krono_http_request_duration_seconds',
    kind: 'histogram',
    help: 'Time from the arrival of a request to the end of its response, its wait in a queue included',
    labels: ['route', 'status'],
  },
  aborted: {
    name: 'krono_http_requests_aborted_total',
    kind: 'counter',
    help: 'Requests that ended by a disconnect of the client, before the end of the response',
    labels: ['route'],
  },
  laneRunning: {
    name: 'krono_admission_running',
    kind: 'gauge',
    help: 'Requests that are being rendered, by admission lane of web',
    labels: ['lane'],
  },
  laneWaiting: {
    name: 'krono_admission_waiting',
    kind: 'gauge',
    help: 'Requests that wait for a slot, by admission lane of web',
    labels: ['lane'],
  },
  laneRefused: {
    name: 'krono_admission_refused_total',
    kind: 'counter',
    help: 'Requests that admission refused, or that left while they waited, by lane of web and error code',
    labels: ['lane', 'code'],
  },
  cacheLookups: {
    name: 'krono_page_cache_lookups_total',
    kind: 'counter',
    help: 'Lookups in the caches of web: `page` are pages, `content` responses of the cms; result `hit` or `miss`',
    labels: ['cache', 'result'],
  },
  cmsSilent: {
    name: 'krono_cms_silent',
    kind: 'gauge',
    help: '1 while the cms does not answer the content requests of web',
  },
  pool: {
    name: 'krono_database_connections',
    kind: 'gauge',
    help: 'Connections of the cms: pool `main` or `reads` (back office); state `used`, `free`, or `waiting` for requests without one',
    labels: ['pool', 'state'],
  },
  tasks: {
    name: 'krono_tasks',
    kind: 'gauge',
    help: 'Tasks by state; done ones are not counted',
    labels: ['state'],
  },
  jobsFailing: {
    name: 'krono_jobs_failing',
    kind: 'gauge',
    help: 'Scheduled jobs that failed and will be tried again',
  },
  oldestDue: {
    name: 'krono_tasks_oldest_due_age_seconds',
    kind: 'gauge',
    help: 'How long the oldest due task has been waiting; 0 if none is due',
  },
  emails: {
    name: 'krono_emails',
    kind: 'gauge',
    help: 'E-mails of the outbox by state `waiting` or `dead`',
    labels: ['state'],
  },
  incidents: {
    name: 'krono_incidents_open',
    kind: 'gauge',
    help: 'Incidents that are not closed',
  },
  lastStripeEvent: {
    name: 'krono_stripe_last_event_timestamp_seconds',
    kind: 'gauge',
    help: 'When the last event of Stripe was handled (Unix time); absent if none was in thirty days',
  },
  lastBackup: {
    name: 'krono_backup_last_timestamp_seconds',
    kind: 'gauge',
    help: 'When the newest complete backup was made (Unix time); 0 if there is none, absent without a place for backups',
  },
  sampledAt: {
    name: 'krono_database_sampled_timestamp_seconds',
    kind: 'gauge',
    help: 'When the values that are read from the database were last read (Unix time)',
  },
} as const satisfies Record<string, Metric>

/** Upper limits of the buckets of `requests`, in seconds. */
export const durationBuckets: readonly number[] = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** `2xx` … `5xx`. */
export const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`
