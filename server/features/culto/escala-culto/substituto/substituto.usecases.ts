import { z } from 'zod'
import { filterRef, optional, recordRef } from '../../../../../schema/rules/formats.js'
import { conflict, forbidden, invalid, notFound } from '../../../../kernel/base/errors.js'
import { change, from, idOf, recordToChange, removeFrom } from '../../../../kernel/data/tenant/records.js'
import { openReading, type Writing } from '../../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../../kernel/work/use-case.js'
import { cultoTitle } from '../../culto/index.js'
import { notifyLideres, notifyPeople, type Work } from '../avisos/avisar-resposta.js'
import { escalaSubstituto, minhasEscalas } from '../avisos/escala-avisos.js'
import { EscalaCulto } from '../escala-culto.entity.js'
import { engagements } from '../escala-culto.queries.js'
import { answered, refuseAnswer, sameTime } from '../escala-culto.rules.js'
import { ConviteSubstituto, PedidoSubstituto } from './substituto.entity.js'
import { ableToServe, type Duty, openConvites, openPedido, readConvite, readDuty } from './substituto.queries.js'

const missing = 'Escala não encontrada.'
const noRequest = 'Pedido não encontrado.'
const over = 'Este pedido já terminou. Obrigado por se dispor!'

const notHere = 'Esta pessoa não pode servir neste culto.'

/** Maximum number of people whom one request asks. */
const askedAtMost = 50

const ref = z.object({ id: recordRef() })

/** The people who can take over a roster entry, for the person in it, of every perfil, and for those who make rosters. */
export const listPossibleSubstitutos = readCase({
  action: 'escalaCulto.responder',
  input: ref,
  async run(work, { id }) {
    const { ctx } = work
    const idCliente = ctx.ownTenant(work.idCliente)
    const duty = await readDuty({ ...work, idCliente }, id)
    const asks = duty && mayAsk(work, duty)
    if (!duty || (!asks && !ctx.can('escalaCulto.ler'))) throw notFound(missing)
    // members may see the entry, but only its person and those who make rosters may ask somebody
    if (!asks || refuseAnswer(duty)) return []
    // not in the request's transaction: it hides from a limited leader the members of departments that others lead
    await work.leave()
    const reading = await openReading(ctx.services.sessions, idCliente)
    return ableToServe({ ...reading, idCliente }, duty, askedAtMost).finally(() => reading.end())
  },
})

/**
 * Asks one person, or all who can take over the entry. Asking again adds people to the open request. The person in the
 * entry keeps the duty until somebody accepts. `personal`, because the entry's department may be one that others lead;
 * `ownDuty` says who may ask.
 */
export const pedirSubstituto = useCase({
  action: 'escalaCulto.responder',
  record: 'escala_culto',
  personal: true,
  input: ref.extend({ idMembro: optional(filterRef('Escolha uma pessoa da lista.')) }),
  async run(work, { id, idMembro }) {
    const me = work.ctx.viewer?.id ?? 0
    const duty = await locked(work, id)
    ownDuty(work, duty)
    const only = idMembro ? await idOf(work, 'usuario', idMembro) : undefined
    if (only === null) throw invalid({ idMembro: notHere })
    const refusal = refuseAnswer(duty)
    if (refusal) throw conflict(refusal)
    const able = await ableToServe(work, duty, askedAtMost)
    const asked = only === undefined ? able : able.filter((person) => person.id === only)
    if (only !== undefined && !asked.length) throw invalid({ idMembro: notHere })
    if (!asked.length) throw conflict('Não há ninguém livre com esta função ou deste departamento.')
    const fresh = await invite(work, duty, asked, work.ctx.idWithin(work.idCliente))
    // whom the request asks already is not asked again, so there is nothing to tell
    if (!fresh.length) return { chamados: 0, nomes: asked.map(({ name }) => name) }
    await notifyPeople(work, fresh, me, duty, {
      tipo: escalaSubstituto,
      titulo: 'Precisam de você em uma escala',
      assunto: `${duty.name} precisa de um substituto`,
      mais: ['Você pode ir? Quem aceitar primeiro fica com o lugar.'],
      caminho: minhasEscalas,
    })
    await notifyLideres(work, me, duty, {
      tipo: escalaSubstituto,
      titulo: 'Foi pedido um substituto',
      assunto:
        duty.idMembro === me
          ? `${duty.name} pediu um substituto`
          : `${work.ctx.viewer?.name} pediu um substituto para ${duty.name}`,
      mais: [fresh.length === 1 ? '1 pessoa foi chamada.' : `${fresh.length} pessoas foram chamadas.`],
    })
    return { chamados: fresh.length, nomes: asked.map(({ name }) => name) }
  },
})

/** Ends the open request for a roster entry: the person serves after all. */
export const cancelarPedidoSubstituto = useCase({
  action: 'escalaCulto.responder',
  record: 'escala_culto',
  input: ref,
  async run(work, { id }) {
    const duty = ownDuty(work, await locked(work, id))
    await endRequests(work, duty.id)
    return { message: 'O pedido de substituto foi cancelado.' }
  },
})

/** The requests that ask the current user, for every perfil. */
export const listOwnConvites = readCase({
  action: 'eu.ler',
  input: z.object({}),
  run: (work) => openConvites(work, work.ctx.viewer?.id ?? 0),
})

/**
 * Takes over the roster entry. All who accept wait for each other at the entry's lock, so the first one gets it.
 * @throws CONFLICT for the others, with a sentence that says who serves
 */
export const aceitarSubstituicao = useCase({
  action: 'escalaCulto.responder',
  record: 'convite_substituto',
  personal: true,
  input: ref,
  async run(work, { id }) {
    const me = work.ctx.viewer?.id ?? 0
    const convite = await readConvite(work, me, id)
    if (!convite) throw notFound(noRequest)
    const escala = await recordToChange(work, EscalaCulto, convite.idEscala, { missing: over })
    const pedido = await recordToChange(work, PedidoSubstituto, convite.idPedido, { missing: noRequest })
    if (pedido.idSubstituto === me && escala.idMembro === me) return convite
    await refuseTaken(work, pedido)
    const duty = await readDuty(work, escala.id)
    if (!duty || pedido.situacao !== 'aberto' || escala.idMembro !== pedido.idMembro) throw conflict(over)
    const refusal = refuseAnswer(duty)
    if (refusal) throw conflict(refusal)
    await refuseBusy(work, me, duty)
    work.em.assign(escala, {
      idMembro: me,
      avisadaEm: null,
      ...answered('confirmada'),
      respostaMarcadaEm: new Date(),
    })
    work.em.assign(pedido, { situacao: 'aceito', idSubstituto: me })
    await removeFrom(work, 'token_escala').where('idEscala', '=', escala.id).execute()
    await work.em.flush()
    await setAnswer(work, convite.id, 'aceito')
    await tellTaken(work, me, duty, pedido)
    return convite
  },
})

/**
 * Declines a request. When nobody is left who could accept, those who asked are told.
 * @throws CONFLICT after the person has accepted it
 */
export const recusarSubstituicao = useCase({
  action: 'escalaCulto.responder',
  record: 'convite_substituto',
  personal: true,
  input: ref,
  async run(work, { id }) {
    const me = work.ctx.viewer?.id ?? 0
    const convite = await readConvite(work, me, id)
    if (!convite) throw notFound(noRequest)
    const escala = await recordToChange(work, EscalaCulto, convite.idEscala, { missing: over })
    await refuseOwn(work, me, escala, convite)
    await setAnswer(work, convite.id, 'recusado')
    const { resta } = await from(work, 'convite_substituto')
      .select((eb) => eb.fn.countAll<string>().as('resta'))
      .where('idPedido', '=', convite.idPedido)
      .where('resposta', '=', 'pendente')
      .executeTakeFirstOrThrow()
    const duty = await readDuty(work, convite.idEscala)
    const open = await openPedido(work, convite.idEscala)
    if (Number(resta) === 0 && duty && open?.id === convite.idPedido) {
      const assunto = `Ninguém pôde ficar no lugar de ${duty.name}`
      const news = { tipo: escalaSubstituto, titulo: 'Falta alguém na escala', assunto, caminho: minhasEscalas }
      await notifyPeople(work, [duty.idMembro], me, duty, news)
      await notifyLideres(work, me, duty, news)
    }
    return { message: 'Obrigado por responder.' }
  },
})

/** Ends the open request for a roster entry, because the entry was answered, changed or deleted. */
export async function endRequests(work: Writing, idEscala: number): Promise<void> {
  await change(work, 'pedido_substituto')
    .set({ situacao: 'encerrado' })
    .where('idEscala', '=', idEscala)
    .where('situacao', '=', 'aberto')
    .execute()
}

/** The roster entry, locked. */
async function locked(work: Writing, id: number | string): Promise<Duty> {
  const escala = await recordToChange(work, EscalaCulto, id, { missing })
  const duty = await readDuty(work, escala.id)
  if (!duty) throw notFound(missing)
  return duty
}

/** The person in the entry, and those who make rosters. */
const mayAsk = ({ ctx }: Pick<Work, 'ctx'>, duty: Duty): boolean =>
  duty.idMembro === ctx.viewer?.id || ctx.within(duty.idMembro).can('escalaCulto.escrever')

/**
 * The entry, if it is the current user's own or the current user makes rosters.
 * @throws NOT_FOUND
 */
function ownDuty({ ctx }: Pick<Work, 'ctx'>, duty: Duty | undefined): Duty {
  if (!duty) throw notFound(missing)
  if (mayAsk({ ctx }, duty)) return duty
  throw ctx.can('escalaCulto.ler')
    ? forbidden('Só quem está nesta escala pode pedir um substituto.')
    : notFound(missing)
}

/** Adds these people to the open request, or to a new one. Who declined it before is asked again. */
async function invite(work: Writing, duty: Duty, asked: readonly { id: number }[], idAutor: number | null) {
  const { em, idCliente } = work
  let open = await openPedido(work, duty.id)
  // the entry was given to another person after the request
  if (open && open.idMembro !== duty.idMembro) {
    await endRequests(work, duty.id)
    open = undefined
  }
  const pedido = open ?? em.create(PedidoSubstituto, { idCliente, idEscala: duty.id, idMembro: duty.idMembro, idAutor })
  await em.flush()
  const before = await from(work, 'convite_substituto')
    .select(['idMembro', 'resposta'])
    .where('idPedido', '=', pedido.id)
    .execute()
  const known = new Set(before.map(({ idMembro }) => idMembro))
  const waiting = new Set(before.flatMap(({ idMembro, resposta }) => (resposta === 'pendente' ? [idMembro] : [])))
  const again = asked.filter(({ id }) => known.has(id) && !waiting.has(id)).map(({ id }) => id)
  if (again.length)
    await change(work, 'convite_substituto')
      .set({ resposta: 'pendente' })
      .where('idPedido', '=', pedido.id)
      .where('idMembro', 'in', again)
      .execute()
  const fresh = asked.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  for (const idMembro of fresh) em.create(ConviteSubstituto, { idCliente, idPedido: pedido.id, idMembro })
  await em.flush()
  return [...fresh, ...again]
}

const setAnswer = (work: Writing, id: number, resposta: string) =>
  change(work, 'convite_substituto').set({ resposta }).where('id', '=', id).execute()

async function refuseTaken(work: Writing, { idSubstituto }: { idSubstituto?: number | null | undefined }) {
  if (!idSubstituto) return
  const { name } = await from(work, 'usuario').select('name').where('id', '=', idSubstituto).executeTakeFirstOrThrow()
  throw conflict(`${name} já aceitou este lugar. Obrigado por se dispor!`)
}

/** @throws CONFLICT when the person has accepted, perhaps on another device, and still serves */
async function refuseOwn(
  work: Writing,
  me: number,
  { idMembro, resposta }: { idMembro: number; resposta: string },
  { idPedido }: { idPedido: number },
): Promise<void> {
  if (idMembro !== me || resposta === 'recusada') return
  const taken = await from(work, 'pedido_substituto')
    .select('id')
    .where('id', '=', idPedido)
    .where('idSubstituto', '=', me)
    .executeTakeFirst()
  if (taken) throw conflict('Você já aceitou. Para sair, recuse em Minhas escalas.')
}

/** @throws CONFLICT when the person serves at that hour; the lock lets entries of one person wait for each other */
async function refuseBusy(work: Writing, idMembro: number, duty: Duty): Promise<void> {
  await from(work, 'usuario').select('id').where('id', '=', idMembro).forNoKeyUpdate().executeTakeFirstOrThrow()
  const others = await engagements(work, [idMembro], [duty.dataCulto])
  const other = others.find((one) => sameTime(one, duty))
  if (other) throw conflict(`Você já está na escala em ${cultoTitle(other)}, como ${other.funcao}.`)
  const { aqui } = await from(work, 'escala_culto')
    .select((eb) => eb.fn.countAll<string>().as('aqui'))
    .where('idCulto', '=', duty.idCulto)
    .where('idMembro', '=', idMembro)
    .where('funcaoOrdem', '=', duty.funcaoOrdem)
    .where('excluidoEm', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(aqui) > 0) throw conflict('Você já recusou esta função neste culto. Fale com quem monta a escala.')
}

interface Request {
  idMembro: number
  idAutor?: number | null | undefined
}

async function tellTaken(work: Work, me: number, duty: Duty, pedido: Request): Promise<void> {
  const name = work.ctx.viewer?.name ?? ''
  const news = {
    tipo: escalaSubstituto,
    titulo: 'O lugar na escala foi preenchido',
    assunto: `${name} vai no lugar de ${duty.name}`,
  }
  const asker = [pedido.idMembro, pedido.idAutor ?? 0]
  await notifyPeople(work, asker, me, duty, { ...news, caminho: minhasEscalas })
  await notifyLideres(work, me, duty, news, asker)
}
