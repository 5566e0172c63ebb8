import type { z } from 'zod'
import {
  candidatosEscalaInput,
  escalaCultoInput,
  escalaCultoRef,
  listarEscalasCultoInput,
  matrizEscalasInput,
} from '../../../../schema/rules/culto/escala-culto.input.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { AppError, conflict, invalid, notFound, uniqueBy } from '../../../kernel/base/errors.js'
import { from, idOf, type RecordRef, recordToChange, removeFrom, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { emailAsSeen, personSearch } from '../../acesso/usuario/index.js'
import { cultoTitle } from '../culto/index.js'
import { absenceOf, absences, daysText } from '../indisponibilidade/index.js'
import { notifyChange, notifyReturn, notifySaida, readKnown } from './avisos/escala-mudou.js'
import { candidatos, cultoOfEscala } from './candidatos.queries.js'
import { EscalaCulto } from './escala-culto.entity.js'
import { cultosOfPeriod, engagements, escalasOfPeriod, listRows, read } from './escala-culto.queries.js'
import { answered, sameTime } from './escala-culto.rules.js'
import { openPedidos } from './substituto/substituto.queries.js'
import { endRequests } from './substituto/substituto.usecases.js'

const alreadyThere = uniqueBy(
  'escala_culto_unica',
  'funcao',
  'Esta pessoa já está escalada neste culto com esta função.',
)

const missing = 'Escala não encontrada.'
const daysOfMatrix = 62
const candidatesShown = 20

export const listEscalasCulto = readCase({
  action: 'escalaCulto.ler',
  input: listarEscalasCultoInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readEscalaCulto = readCase({
  action: 'escalaCulto.ler',
  input: escalaCultoRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

/** The worship services of a period and their rosters. Always one church, also for the platform's administrator. */
export const readMatrizEscalas = readCase({
  action: 'escalaCulto.ler',
  input: matrizEscalasInput,
  async run(work, period) {
    const days = (Date.parse(period.ate) - Date.parse(period.de)) / 86_400_000
    if (days < 0 || days > daysOfMatrix) throw invalid({ ate: `Escolha um período de até ${daysOfMatrix} dias.` })
    const church = { ...work, idCliente: work.ctx.ownTenant(work.idCliente) }
    const { ctx } = work
    const own = ctx.limitedTo('indisponibilidade.ler')
    const ausentes = ctx.can('indisponibilidade.ler')
      ? await absences(church, { ...period, ...(own && { pessoas: own }) })
      : []
    const escalas = await escalasOfPeriod(church, period)
    const mine = escalas.filter(({ idMembro }) => ctx.within(idMembro).can('escalaCulto.escrever'))
    const pedidos = mine.length
      ? await openPedidos(
          church,
          mine.map(({ id }) => id),
        )
      : []
    return { cultos: await cultosOfPeriod(church, period), escalas, ausentes, pedidos }
  },
})

/**
 * Candidates for a function of a worship service, for the matrix, each with what may keep the person from serving: days
 * that the person blocked, or another roster entry at that time.
 */
export const listCandidatosEscala = readCase({
  action: 'escalaCulto.escrever',
  input: candidatosEscalaInput,
  async run(work, { idCulto: ref, funcao, busca }) {
    const church = { ...work, idCliente: work.ctx.ownTenant(work.idCliente) }
    const culto = await cultoOfEscala(church, ref)
    if (!culto) throw notFound('Culto não encontrado.')
    const personal = work.ctx.reachesAll('usuario.lerDadosPessoais')
    const blocks = await absences(church, { de: culto.dataCulto, ate: culto.dataCulto })
    const busy = (await engagements(church, null, [culto.dataCulto])).filter((other) => sameTime(other, culto))
    const people = await candidatos(church, {
      idCulto: culto.id,
      funcao,
      busca,
      limite: candidatesShown,
      somente: work.ctx.limitedTo('escalaCulto.escrever'),
      presos: [...blocks, ...busy].map(({ idMembro }) => idMembro),
      personal,
      search: personSearch(work.ctx),
    })
    return people.map((person) => {
      const away = absenceOf(blocks, person.id, culto.dataCulto)
      const other = busy.find(({ idMembro }) => idMembro === person.id)
      return {
        ...emailAsSeen(work.ctx, person, 'id', 'email'),
        ausencia: away ? { ...away, temObservacao: away.observacao !== null } : null,
        servico: other ? { ...other, mesmoCulto: other.idCulto === culto.id } : null,
      }
    })
  },
})

export const criarEscalaCulto = useCase({
  action: 'escalaCulto.escrever',
  record: 'culto',
  input: escalaCultoInput,
  async run(work, { versao: _, ...input }) {
    const data = await checked(work, input)
    const answer = answered(input.resposta ?? 'pendente')
    return saved(
      work,
      work.em.create(EscalaCulto, { idCliente: work.idCliente, ...data, ...answer, idAutor: authorOf(work) }),
      read,
    )
  },
})

export const atualizarEscalaCulto = useCase({
  action: 'escalaCulto.escrever',
  record: 'escala_culto',
  input: escalaCultoInput.extend(escalaCultoRef.shape),
  async run(work, { id, versao, ...input }) {
    const escala = await recordToChange(work, EscalaCulto, id, { versao, missing })
    const before = await readKnown(work, escala.id)
    const data = await checked(work, input, escala)
    const another = data.idMembro !== escala.idMembro || data.idCulto !== escala.idCulto
    work.em.assign(escala, data, { ignoreUndefined: true })
    // reset the answer and the notification, which were for the previous person or worship service
    if (another) {
      escala.avisadaEm = null
      escala.idAutor = authorOf(work)
      await endRequests(work, escala.id)
      await removeFrom(work, 'token_escala').where('idEscala', '=', escala.id).execute()
    }
    // forms and copies of what was read send the stored answer along: for somebody else or another service it is no answer
    const given = another && input.resposta === escala.resposta ? null : input.resposta
    const answer = given ?? (another ? 'pendente' : escala.resposta)
    // whoever serves after all needs no substitute
    if (answer !== escala.resposta && answer !== 'recusada') await endRequests(work, escala.id)
    // an answer that a device gave before, and delivers later, was not an answer to this
    if (another || answer !== escala.resposta)
      work.em.assign(escala, { ...answered(answer), respostaMarcadaEm: new Date() })
    await work.em.flush()
    await notifyChange(work, before)
    return saved(work, escala, read)
  },
})

export const excluirEscalaCulto = useCase({
  action: 'escalaCulto.escrever',
  record: 'escala_culto',
  input: escalaCultoRef,
  async run(work, { id }) {
    const escala = await recordToChange(work, EscalaCulto, id, { missing })
    await endRequests(work, escala.id)
    await notifySaida(work, await readKnown(work, escala.id))
    markDeleted(work, escala)
    return { message: 'Escala excluída com sucesso.' }
  },
})

export const restaurarEscalaCulto = useCase({
  action: 'lixeira.restaurar',
  record: 'escala_culto',
  input: escalaCultoRef,
  async run(work, { id }) {
    const escala = await recordToChange(work, EscalaCulto, id, { deleted: true, missing })
    await refuseDuplicate(work, escala, escala.id)
    markRestored(escala)
    await work.em.flush()
    // who was told of the removal is told again; for all others the entry is a new one
    const known = await readKnown(work, escala.id)
    if (known) await notifyReturn(work, known)
    else escala.avisadaEm = null
    return saved(work, escala, read)
  },
})

/** Who makes the roster, for the entries of that person's own church. */
export const authorOf = ({ ctx, idCliente }: Writing & { ctx: Context }): number | null => ctx.idWithin(idCliente)

type Input = Omit<z.output<typeof escalaCultoInput>, 'versao'>

interface Stored {
  id: number
  idCulto: number
  idMembro: number
  idDepartamento?: number | null | undefined
}

/** The input with the ids of the records that it refers to, after all checks that need the database. */
async function checked(work: Writing & { ctx: Context }, input: Input, stored?: Stored) {
  const { funcao } = input
  const culto = await service(work, input.idCulto, stored?.idCulto)
  const idMembro = await person(work, input.idMembro, stored?.idMembro)
  const idDepartamento = await department(work, input.idDepartamento, stored?.idDepartamento)
  await refuseDuplicate(work, { idCulto: culto.id, idMembro, funcao }, stored?.id)
  const moved = culto.id !== stored?.idCulto || idMembro !== stored.idMembro
  if (moved && !input.confirmarConflito) await warn(work, culto, idMembro, stored?.id)
  return { idCulto: culto.id, idMembro, funcao, idDepartamento }
}

/**
 * The worship service of a new roster entry.
 * @throws CONFLICT when it was cancelled
 */
async function service(work: Writing, ref: RecordRef, stored: number | undefined) {
  const id = await idOf(work, 'culto', ref)
  if (id === null) throw invalid({ idCulto: 'Culto não encontrado.' })
  const culto = await from(work, 'culto')
    .select(['id', 'dataCulto', 'horaCulto', 'statusCulto'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (culto.statusCulto === 'cancelado' && id !== stored) throw conflict('Este culto foi cancelado.')
  return culto
}

/**
 * The id of a person. A person who became inactive may be kept, but not newly selected. The lock makes two concurrent
 * entries of one person wait for each other.
 */
async function person(work: Writing & { ctx: Context }, ref: RecordRef, stored: number | undefined): Promise<number> {
  const id = await idOf(work, 'usuario', ref)
  if (id === null) throw invalid({ idMembro: 'Pessoa não encontrada.' })
  if (!work.ctx.within(id).can('escalaCulto.escrever'))
    throw invalid({ idMembro: 'Você só escala as pessoas confirmadas nos grupos que lidera.' })
  const { usuarioAtivo } = await from(work, 'usuario')
    .select('usuarioAtivo')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (usuarioAtivo !== 1 && id !== stored) throw invalid({ idMembro: 'Só pessoas ativas podem ser escaladas.' })
  return id
}

/** The id of the department. A deleted department may be kept, but not newly selected. */
async function department(work: Writing, ref: RecordRef | null | undefined, stored: number | null | undefined) {
  if (ref === undefined || ref === null) return ref
  if (Number(ref) === stored) return stored
  const id = await idOf(work, 'departamento', ref)
  if (id === null) throw invalid({ idDepartamento: 'Departamento não encontrado.' })
  return id
}

async function refuseDuplicate(
  work: Writing,
  { idCulto, idMembro, funcao }: { idCulto: number; idMembro: number; funcao: string },
  except = 0,
): Promise<void> {
  const taken = await from(work, 'escala_culto')
    .select('id')
    .where('idCulto', '=', idCulto)
    .where('idMembro', '=', idMembro)
    .where('funcaoOrdem', '=', normaliseText(funcao))
    .where('excluidoEm', 'is', null)
    .where('id', '<>', except)
    .executeTakeFirst()
  if (taken) throw alreadyThere()
}

/**
 * Requires a confirmation when a person would serve twice at the same time, or has blocked the day.
 * @throws CONFLICT at `confirmarConflito`
 */
async function warn(
  work: Writing,
  culto: { id: number; dataCulto: string; horaCulto: string },
  idMembro: number,
  except = 0,
): Promise<void> {
  const others = (await engagements(work, [idMembro], [culto.dataCulto])).filter(
    (other) => other.id !== except && sameTime(other, culto),
  )
  const found = others.find(({ idCulto }) => idCulto === culto.id) ?? others[0]
  const [away] = await absences(work, { de: culto.dataCulto, ate: culto.dataCulto, pessoas: [idMembro] })
  if (!found && !away) return
  const where = found?.idCulto === culto.id ? 'neste mesmo culto' : found && `em ${cultoTitle(found)}`
  const message = [
    away && `${away.name} bloqueou estes dias: ${daysText(away)}.`,
    found && `${found.name} já está na escala ${where}, como ${found.funcao}.`,
  ]
    .filter(Boolean)
    .join(' ')
  throw new AppError('CONFLICT', message, { campos: { confirmarConflito: message } })
}
