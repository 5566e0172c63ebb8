import { client, dataOf, getToken } from '../../../../kernel/apollo'
import { compareClock, keepAs, keepCopy } from '../../../../kernel/kept'
import { sendWaiting } from '../../../../kernel/outbox'
import { PRESENTES, PresencaDoCultoDocument, ProgramaDoCultoDocument } from '../../../culto/culto'
import { ChamadaDaClasseDocument } from '../../../ensino/aula-ebd'
import { CelulaDetalheDocument } from '../../../pessoas/celula'
import { ChamadaDoDiaDocument, PresencaEncontroDocument } from '../../../pessoas/encontro'
import type { MeuEspacoQuery } from '../../meu-espaco'
import { aWeekLater, CULTOS_DA_SEMANA, daysLater } from '../atalho/semana'
import type { HomeData } from '../data'
import { AulasDeHojeDocument, LevarComigoDocument } from './levar.generated'

/** As many weeks of a cell as its screen shows. */
const CELL_DAYS = 12 * 7 - 1

type Who = { id: number; acoes: readonly string[] }

/**
 * Fetches what the person may need where there is no network, and keeps it under the operations by which the screens ask
 * for it: the own rosters, the own cells, the own area, the rolls of tonight's cell and today's class, and this week's
 * worship services. What depends on the day is an operation of its own, so that no day makes one too large.
 */
export async function takeAlong(home: HomeData, { id, acoes }: Who): Promise<void> {
  const token = getToken()
  const read = Date.now()
  // a copy of before it would show a roll that was called here without its marks
  await sendWaiting()
  // it may take long, and somebody else may have signed in meanwhile
  if (getToken() !== token) return
  const { hoje, celulasQueLidero, gruposQueLidero, minhaCelula } = home
  const led = celulasQueLidero ?? []
  const meets = acoes.includes('encontro.ler')
  // a cell's screen also shows its meetings
  const opens = acoes.includes('celula.ler') && meets
  const classes = acoes.includes('aulaEBD.escrever') ? gruposQueLidero.filter(({ tipo }) => tipo === 'classeEBD') : []
  const question = { token, asked: Date.now() }
  const answer = await client.query({
    query: LevarComigoDocument,
    variables: {
      hoje,
      ate: aWeekLater(hoje),
      idUsuario: String(id),
      comCelulas: opens,
      comCultos: acoes.includes('culto.ler') && acoes.includes('liturgiaCulto.ler'),
    },
    fetchPolicy: 'no-cache',
  })
  const data = dataOf(answer)
  const { minhasEscalas, meusConvites } = data
  const own: MeuEspacoQuery['home'] = home
  await keepCopy('MeuEspaco', {}, { home: own }, { token, asked: read })
  await keepCopy('MinhasEscalas', { first: 20, quando: 'proximos' }, { minhasEscalas, meusConvites }, question)
  if (data.cultos) await keepAs(CULTOS_DA_SEMANA, { cultos: data.cultos }, question)
  // the home page opens the roll of a meeting that exists by its number
  if (meets)
    for (const { chamada } of led) if (chamada.idEncontro !== null) await takeMeeting(String(chamada.idEncontro))
  // the home page names only one cell to which the person belongs
  const mine = data.membrosCelula?.nodes.flatMap(({ celula }) => celula ?? []) ?? []
  const celulas = [...led, ...(minhaCelula?.abre ? [minhaCelula] : []), ...mine]
  if (opens) for (const id of new Set(celulas.map(({ id }) => id))) await takeCell(String(id), hoje)
  await compareClock().catch(() => undefined)
  if (acoes.includes('encontro.escrever') && opens) for (const { id } of led) await takeRoll(String(id), hoje)
  for (const { id } of classes) await takeClassRoll(String(id), hoje)
  // who teaches no class helps with whatever is taught today
  if (acoes.includes('aulaEBD.escrever') && classes.length === 0) await takeLessons(hoje)
  for (const { id, dataCulto } of data.cultos?.nodes ?? []) {
    await takeService(String(id), acoes)
    if (dataCulto === hoje && acoes.includes('presencaCulto.registrar')) await takePresences(String(id), acoes)
  }
}

/** A worship service as its screen asks for it, which keeps the answer: several at once would cost more than one may. */
async function takeService(id: string, acoes: readonly string[]): Promise<void> {
  const equipe = acoes.includes('escalaCulto.ler')
  const comMusicas = acoes.includes('setlistEnsaio.ler')
  await client.query({
    query: ProgramaDoCultoDocument,
    variables: { id, equipe, comMusicas },
    context: { kept: true },
    fetchPolicy: 'no-cache',
  })
}

/** The members of a cell that the person leads, for the roll of a meeting that nobody has created yet. */
async function takeRoll(id: string, dia: string): Promise<void> {
  await client.query({
    query: ChamadaDoDiaDocument,
    variables: { id, dia },
    context: { kept: true, keptAs: `ChamadaDoDia ${id}` },
    fetchPolicy: 'no-cache',
  })
}

/** The roll of a meeting that somebody has created. */
async function takeMeeting(id: string): Promise<void> {
  await client.query({
    query: PresencaEncontroDocument,
    variables: { id },
    context: { kept: true },
    fetchPolicy: 'no-cache',
  })
}

/** The pupils of a class that the person teaches, for the roll of a lesson that nobody has created yet, or of today's. */
async function takeClassRoll(id: string, dia: string): Promise<void> {
  const question = { token: getToken(), asked: Date.now() }
  const answer = await client.query({
    query: ChamadaDaClasseDocument,
    variables: { id, dia },
    context: { kept: true, keptAs: `ChamadaDaClasse ${id}` },
    fetchPolicy: 'no-cache',
  })
  for (const aulaEBD of dataOf(answer).aulasEBD.nodes)
    await keepCopy('AulaEbdChamada', { id: String(aulaEBD.id) }, { aulaEBD }, question)
}

/** The rolls of today's lessons. */
async function takeLessons(hoje: string): Promise<void> {
  const question = { token: getToken(), asked: Date.now() }
  const answer = await client.query({ query: AulasDeHojeDocument, variables: { hoje }, fetchPolicy: 'no-cache' })
  for (const aulaEBD of dataOf(answer).aulasEBD.nodes)
    await keepCopy('AulaEbdChamada', { id: String(aulaEBD.id) }, { aulaEBD }, question)
}

/** The presences of a worship service of today, for those who count at its doors. */
async function takePresences(id: string, acoes: readonly string[]): Promise<void> {
  await client.query({
    query: PresencaDoCultoDocument,
    variables: { id, first: PRESENTES, comPessoas: acoes.includes('presencaCulto.ler') },
    context: { kept: true },
    fetchPolicy: 'no-cache',
  })
}

/** A cell as its screen asks for it. */
async function takeCell(id: string, hoje: string): Promise<void> {
  await client.query({
    query: CelulaDetalheDocument,
    variables: { id, dataInicial: daysLater(hoje, -CELL_DAYS), dataFinal: hoje },
    context: { kept: true, keptAs: `CelulaDetalhe ${id}` },
    fetchPolicy: 'no-cache',
  })
}
