import { cedulasContadas, emCentavos, type Parte, totalContado } from '../../../../schema/rules/culto/cedulas.rules.js'
import {
  assinarContagemInput,
  contagemInput,
  contagemRef,
  contarContagemInput,
  listarContagensInput,
} from '../../../../schema/rules/culto/contagem.input.js'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { ask } from '../../../kernel/access/confirming.js'
import { AppError, conflict, invalid, stale } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { contaAfterChange, newContaOfDinheiro } from '../../financas/conta-financeira/index.js'
import { dizimosInDinheiro } from '../../financas/dizimo/index.js'
import { bookEntrada, withdrawEntrada } from '../../financas/entrada/index.js'
import {
  checkDay,
  dataDistante,
  dataFutura,
  perguntasDoLancamento,
  requireOpenMonth,
} from '../../financas/lancamento/index.js'
import { idCulto as numberOfCulto } from '../culto/index.js'
import { notifyRemoval } from './avisar-exclusao.js'
import { Contagem } from './contagem.entity.js'
import { type ContagemRow, listRows, read } from './contagem.queries.js'
import {
  actionsOfContagem,
  changesSigned,
  contagemStatus,
  countAgain,
  dizimosLancados,
  dizimosSentence,
  isOpen,
  maxAttempts,
  type Progress,
  partesAsSeen,
  placeOf,
  sawTheSame,
} from './contagem.rules.js'

type Work = Writing & { ctx: Context }

const missing = 'Contagem não encontrada.'

/** Offering: what is counted unless somebody says otherwise. */
const oferta = 2
const dizimo = 1

export const listContagens = readCase({
  action: 'contagem.ler',
  input: listarContagensInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readContagem = readCase({
  action: 'contagem.ler',
  input: contagemRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

/** Of the day of what is counted; signing asks again, when it books the income. */
const perguntasDoDia = [dataDistante, dataFutura] as const

export const criarContagem = useCase({
  action: 'contagem.escrever',
  asks: perguntasDoDia,
  input: contagemInput,
  async run(work, { versao: _, idCulto, idContaFinanceira, categoria, ...input }) {
    await requireOpenDay(work, input.data)
    await checkDay(work, input.data)
    const contagem = work.em.create(Contagem, {
      idCliente: work.idCliente,
      ...input,
      categoria: categoria ?? oferta,
      idCulto: await culto(work, idCulto),
      idContaFinanceira: await newContaOfDinheiro(work, idContaFinanceira, 'dinheiro'),
    })
    return saved(work, contagem, read)
  },
})

/** Changes what is counted. Two people sign the whole, so a change of what they sign takes back their signatures. */
export const atualizarContagem = useCase({
  action: 'contagem.escrever',
  asks: perguntasDoDia,
  record: 'contagem',
  input: contagemInput.extend(contagemRef.shape),
  async run(work, { id, versao, idCulto, idContaFinanceira, categoria, ...input }) {
    const contagem = await recordToChange(work, Contagem, id, { versao, missing })
    refuseBooked(contagem)
    // a counting whose month was closed meanwhile may be edited: how else would its day change?
    if (input.data !== contagem.data) await requireOpenDay(work, input.data)
    await checkDay(work, input.data, contagem.data)
    const { data, descricao, categoria: before, idContaFinanceira: conta } = contagem
    work.em.assign(
      contagem,
      {
        ...input,
        categoria: categoria ?? undefined,
        idCulto: idCulto === undefined ? undefined : await culto(work, idCulto, contagem.idCulto),
        idContaFinanceira: await contaAfterChange(work, idContaFinanceira, contagem.idContaFinanceira ?? null),
      },
      { ignoreUndefined: true },
    )
    if (changesSigned({ data, descricao, categoria: before, idContaFinanceira: conta }, contagem))
      work.em.assign(contagem, unsigned)
    return saved(work, contagem, read)
  },
})

/**
 * Saves what the current user counted. The first two people who count are the two of this counting. Each may count
 * again until both have signed; then both sign anew. Until both have confirmed their parts, a part is to be confirmed.
 */
export const contarContagem = useCase({
  action: 'contagem.contar',
  record: 'contagem',
  input: contarContagemInput,
  async run(work, { id, cedulas, cheques }) {
    // the lock lets the second of two people who count at the same time see the part of the first
    const contagem = await recordToChange(work, Contagem, id, { missing })
    refuseBooked(contagem)
    const idPessoa = pessoa(work)
    const quantidades = Object.fromEntries(
      cedulas.filter(({ quantidade }) => quantidade > 0).map((one) => [String(emCentavos(one.valor)), one.quantidade]),
    )
    const counted = { quantidades, cheques: cheques ?? '0.00' }
    const total = totalContado(counted)
    if (emCentavos(total) >= mostCents) throw invalid({ cedulas: 'O total é grande demais: confira as quantidades.' })
    const now = progressOf(contagem)
    const place = placeOf(now, idPessoa) ?? freePlace(now)
    const em = new Date().toISOString()
    const fresh: Parte = { ...counted, total, em, ...(isOpen(now) ? {} : { aConfirmar: true }) }
    const parte = countAgain(fresh, now[place])
    if ((parte.anteriores ?? []).length >= maxAttempts)
      throw conflict(`Você já contou ${maxAttempts} vezes. Exclua esta contagem e conte em outra.`)
    if (place === 'primeira') work.em.assign(contagem, { ...unsigned, primeira: parte, idPrimeiraPessoa: idPessoa })
    else work.em.assign(contagem, { ...unsigned, segunda: parte, idSegundaPessoa: idPessoa })
    return saved(work, contagem, read)
  },
})

/** Confirms the current user's part. When both are confirmed, everybody sees them. */
export const confirmarContagem = useCase({
  action: 'contagem.contar',
  record: 'contagem',
  input: contagemRef,
  async run(work, { id }) {
    const contagem = await recordToChange(work, Contagem, id, { missing })
    refuseBooked(contagem)
    const place = placeOf(progressOf(contagem), pessoa(work))
    if (!place) throw conflict('Só confirma quem contou.')
    const { aConfirmar: _, ...parte } = contagem[place] as Parte
    contagem[place] = parte
    return saved(work, contagem, read)
  },
})

/**
 * Signs the current user's part. The second signature books the income. A token cannot sign: it would let a program
 * sign for the person who made it.
 */
export const assinarContagem = useCase({
  action: 'contagem.contar',
  asks: [dizimosLancados, ...perguntasDoLancamento],
  record: 'contagem',
  input: assinarContagemInput,
  async run(work, { id, versao, apesarDosDizimos }) {
    const contagem = await recordToChange(work, Contagem, id, { missing })
    refuseBooked(contagem)
    const place = placeOf(progressOf(contagem), pessoa(work))
    if (!place) throw conflict('Só assina quem contou.')
    if (!sawTheSame({ ...progressOf(contagem), versao: contagem.versao }, place, versao)) throw stale()
    const status = contagemStatus(progressOf(contagem))
    if (status === 'Com diferença') throw conflict('As duas contagens são diferentes: contem de novo.')
    if (status === 'Falta confirmar') throw conflict('Antes de assinar, as duas pessoas confirmam o que contaram.')
    if (status !== 'Conferida') throw conflict('Falta a contagem da outra pessoa.')
    const books = contagem[place === 'primeira' ? 'segundaAssinadaEm' : 'primeiraAssinadaEm']
    if (books && !apesarDosDizimos) await askAboutDizimos(work, contagem)
    // signed again by the same person: nothing changes
    if (!contagem[`${place}AssinadaEm`]) contagem[`${place}AssinadaEm`] = new Date()
    const row = await saved(work, contagem, read)
    if (contagemStatus(row) === 'Lançada') await book(work, row)
    return row
  },
})

export const excluirContagem = useCase({
  action: 'contagem.escrever',
  record: 'contagem',
  input: contagemRef,
  async run(work, { id }) {
    const contagem = await recordToChange(work, Contagem, id, { missing })
    const now = progressOf(contagem)
    const estavaLancada = contagemStatus(now) === 'Lançada'
    if (estavaLancada) await withdrawEntrada(work, contagemOrigin(contagem))
    // one of the two has seen what the other counted
    if (isOpen(now)) await notifyRemoval(work, contagem, { estavaLancada })
    markDeleted(work, contagem)
    return { message: 'Contagem excluída com sucesso.' }
  },
})

export const restaurarContagem = useCase({
  action: 'lixeira.restaurar',
  asks: [dizimosLancados, ...perguntasDoLancamento],
  record: 'contagem',
  input: contagemRef,
  async run(work, { id }) {
    const contagem = await recordToChange(work, Contagem, id, { deleted: true, missing })
    markRestored(contagem)
    const row = await saved(work, contagem, read)
    const booked = contagemStatus(row) === 'Lançada'
    if (booked) await askAboutDizimos(work, row)
    if (booked) await bookEntrada(work, entrada(row), 'volta')
    return row
  },
})

/** The current user's id in the church of a counting; null for somebody who is none of its people. */
const own = (ctx: Context, { idCliente }: ContagemRow): number | null => ctx.idWithin(idCliente)

/** The actions that the current user may do with a counting now. */
export const actionsForContagem = (ctx: Context, row: ContagemRow): string[] =>
  actionsOfContagem(row, ctx, own(ctx, row))

/**
 * The parts of a counting as the current user may see them. While an administrator sees the church as one of the two
 * who count, the part of that person is somebody else's.
 */
export const partesOfContagem = (ctx: Context, row: ContagemRow) =>
  partesAsSeen(row, ctx.viewer?.seenBy ? null : own(ctx, row)).map(({ parte, ...vista }) => ({
    ...vista,
    total: parte?.total ?? null,
    cheques: parte?.cheques ?? null,
    cedulas: parte && cedulasContadas(parte),
    anteriores: parte && (parte.anteriores ?? []),
  }))

const unsigned = { primeiraAssinadaEm: null, segundaAssinadaEm: null }

/** An entry has at most 12 digits. */
const mostCents = 100_000_000_000_000n

const contagemOrigin = ({ id }: { id: number }) => ({ origem: 'contagem', idOrigem: id }) as const

const entrada = (row: ContagemRow) => ({
  ...contagemOrigin(row),
  descricao: row.descricao,
  data: row.data,
  categoria: row.categoria,
  valor: row.primeira?.total ?? '0.00',
  idContaFinanceira: row.idContaFinanceira,
})

/**
 * Tithes that are given in cash may be typed one by one, in a sheet of the same day. Who signs a counting of tithes then
 * says whether it is other money.
 */
async function askAboutDizimos(work: Work, { categoria, data }: { categoria: number; data: DateOnly }) {
  if (categoria !== dizimo) return
  const { quantidade, soma } = await dizimosInDinheiro(work, data)
  if (quantidade > 0)
    ask(work, {
      kind: dizimosLancados,
      text: dizimosSentence(data, quantidade, soma),
      // the argument with which it was said before there were confirmations
      campo: 'apesarDosDizimos',
    })
}

/**
 * Refuses a day on which the counting could not be booked. REST has always taken such a day, and signing refuses it.
 * @throws CONFLICT
 */
async function requireOpenDay(work: Work, data: DateOnly): Promise<void> {
  if (!work.ctx.caller.overRest) await requireOpenMonth(work, data)
}

/**
 * Books a counting that both people have signed. Whoever signs may not be able to edit it, so a refusal because of its day
 * or account says who can help.
 * @throws CONFLICT
 */
async function book(work: Work, row: ContagemRow): Promise<void> {
  try {
    await bookEntrada(work, entrada(row))
  } catch (error) {
    const { data, idContaFinanceira } = (error instanceof AppError && error.details.campos) || {}
    const before = (field: string) => `Antes de assinar, quem cuida da tesouraria muda ${field} desta contagem.`
    if (data) throw conflict(`${data} ${before('a data')}`)
    if (idContaFinanceira) throw conflict(`${idContaFinanceira} ${before('a conta financeira')}`)
    throw error
  }
}

/** A counting as the ORM sees it: absent and null are the same. */
type Stored = { [Key in keyof Progress]?: Progress[Key] | undefined }

const progressOf = (row: Stored): Progress => ({
  idPrimeiraPessoa: row.idPrimeiraPessoa ?? null,
  idSegundaPessoa: row.idSegundaPessoa ?? null,
  primeira: row.primeira ?? null,
  segunda: row.segunda ?? null,
  primeiraAssinadaEm: row.primeiraAssinadaEm ?? null,
  segundaAssinadaEm: row.segundaAssinadaEm ?? null,
})

function refuseBooked(row: Stored): void {
  if (contagemStatus(progressOf(row)) === 'Lançada')
    throw conflict('Esta contagem já foi assinada por duas pessoas e lançada. Para corrigir, exclua-a e conte de novo.')
}

function freePlace({ primeira, segunda }: Progress): 'primeira' | 'segunda' {
  if (primeira && segunda) throw conflict('Duas pessoas já contaram.')
  return primeira ? 'segunda' : 'primeira'
}

/** Only people of the church may count, so there always is a viewer. */
const pessoa = ({ ctx }: Work): number => ctx.viewer?.id ?? 0

/** A deleted worship service may be kept, but not newly chosen. */
async function culto(work: Writing, ref: RecordRef | null | undefined, stored?: number | null): Promise<number | null> {
  if (ref === null || ref === undefined) return null
  if (Number(ref) === stored) return stored
  const id = await numberOfCulto(work, ref)
  if (id === null) throw invalid({ idCulto: 'Culto não encontrado.' })
  return id
}
