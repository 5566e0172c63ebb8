import { type Life, lives } from './lives.js'

const entered = 'deleted and entered again instead'
const person = 'it has no text of its own in its list: it is found and sorted by people and other records'
const writers = 'who reads it may also write it'
const day = 'it is sorted by its day and by other records'

type Part = 'update' | 'post' | 'adm' | 'export' | 'readers' | 'onlookers' | 'search' | 'sort' | 'ties'

/** What a kind of record lacks, with the reason: `lacking.update.batismo`. */
export const lacking: Record<Part, Readonly<Record<string, string>>> = {
  update: { anexo: entered, batismo: entered, doacao: entered },
  post: { anexo: 'files are sent with GraphQL alone' },
  adm: { anexo: 'not for the compatibility layer', incidente: 'the platform reads no incidents of churches' },
  export: { anexo: 'the attachments of a month are an archive' },
  readers: { incidente: 'who reads incidents may restore them' },
  onlookers: { incidente: writers, contagem: writers, fornecedor: writers, indisponibilidade: writers },
  search: {
    anexo: person,
    batismo: person,
    dizimo: person,
    doacao: person,
    indisponibilidade: person,
    visita_pastoral: person,
    previsao_orcamentaria: 'it is found by its year',
  },
  sort: {
    anexo: 'the newest comes first',
    batismo: person,
    dizimo: person,
    doacao: person,
    indisponibilidade: person,
    visita_pastoral: person,
    previsao_orcamentaria: day,
    aula_ebd: day,
    encontro: day,
    manutencao_patrimonio: day,
    reuniao_lideranca: day,
    transferencia: day,
  },
  ties: { batismo: 'those of one day are sorted by name' },
}

/** Kinds of which people see no records but their own. */
export const ownAlone: ReadonlySet<string> = new Set(['anexo', 'dizimo', 'prestacao_contas'])

/** Whether a kind lacks a part, by its operations and routes. What its list finds, and how it sorts equals, is asked of the list. */
const lacks: Partial<Record<Part, (life: Life) => boolean>> = {
  update: ({ update }) => !update,
  post: ({ post }) => !post,
  adm: ({ adm }) => !adm,
  export: ({ exported }) => !exported,
  readers: ({ reader }) => !reader,
  onlookers: ({ onlooker }) => !onlooker,
  sort: ({ sorts }) => !sorts,
}

/** Where the table differs from the schema and the routes: 'local: update'. */
export const unlisted = (): string[] =>
  lives.flatMap((life) =>
    Object.entries(lacks)
      .filter(([part, isLacking]) => isLacking(life) !== Boolean(lacking[part as Part][life.table]))
      .map(([part]) => `${life.table}: ${part}`),
  )
