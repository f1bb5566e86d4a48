// The list shows what arrived without a reload; a letter that is open stays as it is.
const list = document.querySelector('#mails')
const status = document.querySelector('[role=status]')

async function refresh() {
  const answer = await fetch('/')
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const fresh = page.querySelector('#mails')
  if (!fresh) return
  const focused = document.activeElement?.getAttribute('href')
  list.replaceChildren(...fresh.childNodes)
  if (focused) list.querySelector(`a[href="${focused}"]`)?.focus()
  status.textContent = status.dataset.arrived
}

if (list) new EventSource('/events').addEventListener('message', refresh)
