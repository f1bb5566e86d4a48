import type { EditorTable } from '../../platform/manifests/editor-table'

export const editor = {
  version: 1,
  mainField: 'name',
  sort: ['createdAt', 'DESC'],
  columns: ['name', 'message', 'state', 'createdAt'],
  rows: [
    [
      ['name', 6],
      ['email', 6],
    ],
    [['message', 12]],
    [
      ['state', 6],
      ['isProved', 6],
    ],
    [['answer', 12]],
    [
      ['answeredBy', 6],
      ['answeredAt', 6],
    ],
  ],
  fields: {
    name: {
      hun: { label: 'Ki írta', description: 'Ahogyan ő írta be az űrlapba.' },
      eng: { label: 'Who wrote it', description: 'As they typed it into the form.' },
    },
    email: {
      hun: { label: 'E-mail-cím', description: 'Ide megy a válasz.' },
      eng: { label: 'E-mail address', description: 'Where the answer goes.' },
    },
    message: {
      hun: {
        label: 'Üzenet',
        description: 'A feladó szavai. A válasz jobb oldalon írható meg, és levélben megy el.',
      },
      eng: {
        label: 'Message',
        description: 'What they wrote. Answer it on the right: it is sent as an e-mail.',
      },
    },
    state: {
      hun: {
        label: 'Állapot',
        description:
          'Az új válaszra vár, és a teendők között áll. Válaszoláskor magától „Megválaszolva” lesz. A kéretlent egy program küldte, egy hónap múlva törlődik; ha mégis ember írta, tedd újra.',
      },
      eng: {
        label: 'State',
        description:
          'A new message is waiting for an answer and is listed under what needs attention. Answering changes it automatically. Spam came from a program and is deleted after a month; set it to new if a person wrote it.',
      },
    },
    isProved: {
      hun: {
        label: 'Böngészőből jött',
        description:
          'A feladó böngészője elvégezte a kis számítást, amellyel a tömeges küldést nehezítjük. Ha nem, attól még ember is írhatta.',
      },
      eng: {
        label: 'Came from a browser',
        description:
          'The browser solved the small puzzle that makes bulk sending hard. If not, a person may still have written it.',
      },
    },
    answer: {
      hun: { label: 'Válasz', description: 'Amit elküldtetek. Módosítani már nem lehet.' },
      eng: { label: 'Answer', description: 'What was sent. It cannot be changed any more.' },
    },
    answeredBy: {
      hun: { label: 'Ki válaszolt', description: 'A szerkesztő neve.' },
      eng: { label: 'Answered by', description: 'The name of the editor.' },
    },
    answeredAt: {
      hun: { label: 'Mikor válaszolt', description: 'Amikor a válasz elindult.' },
      eng: { label: 'Answered on', description: 'When the answer was sent.' },
    },
  },
} as const satisfies EditorTable
