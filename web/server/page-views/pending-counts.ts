import { mostViews, type PageViews, type VisitSum } from '@krono/contract'
import { jsonOf, requestCms } from '@/server/cms/request-cms'
import { createReporter } from './reporter'

async function send(batch: { views: PageViews; sums: VisitSum[] }) {
  const { ok } = await requestCms({
    ...{ path: '/page-views', method: 'POST', caller: {} },
    ...jsonOf(batch),
  })
  if (!ok) throw new Error('The cms did not accept counts.')
}

/** Counts that wait in memory until they are sent to the cms. */
const createPending = () => ({
  views: createReporter<PageViews[number]>({
    keyOf: ({ day, path }) => `${day} ${path}`,
    most: mostViews,
    send: (views) => send({ views, sums: [] }),
  }),
  sums: createReporter<VisitSum>({
    keyOf: ({ day, kind, value, detail }) => [day, kind, value, detail].join('\n'),
    most: mostViews,
    send: (sums) => send({ views: [], sums }),
  }),
})

type Holder = { kronoCounts?: ReturnType<typeof createPending> }

// Route handlers and the code around them are bundled separately; they share one instance.
const holder: Holder = globalThis as Holder
holder.kronoCounts ??= createPending()
const { views, sums } = holder.kronoCounts

export const addView = (view: PageViews[number]) => views.add(view)

export const addSum = (sum: VisitSum) => sums.add(sum)

/** Sends the counts of the next seconds to the cms, or at once when the server stops. */
export const sendCountsSoon = () => Promise.all([views.sendSoon(), sums.sendSoon()])
