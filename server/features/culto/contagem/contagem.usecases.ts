import { ask } from '../../../kernel/confirming/confirming.js'
import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import { AppError, conflict, invalid, stale } from '../../../kernel/errors.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { contaAposMudanca, contaDeDinheiroNovo } from '../../financas/conta-financeira/index.js'
import { dizimosEmDinheiro } from '../../financas/dizimo/index.js'
import { lancarEntrada, retirarEntrada } from '../../financas/entrada/index.js'
import {
  conferirDia,
  dataDistante,
  dataFutura,
  exigirMesAberto,
  perguntasDoLancamento,
} from '../../financas/lancamento/index.js'
import { idCulto as numeroDoCulto } from '../culto/index.js'
import { avisarExclusao } from './avisar-exclusao.js'
import { cedulasContadas, emCentavos, type Parte, totalContado } from './cedulas.rules.js'
import { Contagem } from './contagem.entity.js'
import {
  assinarContagemInput,
  contagemInput,
  contagemRef,
  contarContagemInput,
  listarContagensInput,
} from './contagem.input.js'
import { type ContagemRow, ler, listar } from './contagem.queries.js'
import {
  type Andamento,
  aberta,
  acoesContagem,
  contarDeNovo,
  dizimosLancados,
  fraseDosDizimos,
  lugarDe,
  maximoDeTentativas,
  mudaOAssinado,
  partesVistas,
  situacaoContagem,
  viuOMesmo,
} from './contagem.rules.js'

type Work = Writing & { ctx: Context }

const missing = 'Contagem não encontrada.'

/** Offering: what is counted unless somebody says otherwise. */
const oferta = 2
const dizimo = 1

export const listarContagens = readCase({
  action: 'contagem.ler',
  input: listarContagensInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerContagem = readCase({
  action: 'contagem.ler',
  input: contagemRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), missing),
})

/** Of the day of what is counted; signing asks again, when it books the income. */
const perguntasDoDia = [dataDistante, dataFutura] as const

export const criarContagem = useCase({
  action: 'contagem.escrever',
  asks: perguntasDoDia,
  named: { idCulto: 'culto', idContaFinanceira: 'conta_financeira' },
  input: contagemInput,
  async run(work, { versao: _, idCulto, idContaFinanceira, categoria, ...input }) {
    await exigirDiaAberto(work, input.data)
    await conferirDia(work, input.data)
    const contagem = work.em.create(Contagem, {
      idCliente: work.idCliente,
      ...input,
      categoria: categoria ?? oferta,
      idCulto: await culto(work, idCulto),
      idContaFinanceira: await contaDeDinheiroNovo(work, idContaFinanceira, 'dinheiro'),
    })
    return saved(work, contagem, ler)
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
    if (input.data !== contagem.data) await exigirDiaAberto(work, input.data)
    await conferirDia(work, input.data, contagem.data)
    const { data, descricao, categoria: antes, idContaFinanceira: conta } = contagem
    work.em.assign(
      contagem,
      {
        ...input,
        categoria: categoria ?? undefined,
        idCulto: idCulto === undefined ? undefined : await culto(work, idCulto, contagem.idCulto),
        idContaFinanceira: await contaAposMudanca(work, idContaFinanceira, contagem.idContaFinanceira ?? null),
      },
      { ignoreUndefined: true },
    )
    if (mudaOAssinado({ data, descricao, categoria: antes, idContaFinanceira: conta }, contagem))
      work.em.assign(contagem, semAssinaturas)
    return saved(work, contagem, ler)
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
    const contado = { quantidades, cheques: cheques ?? '0.00' }
    const total = totalContado(contado)
    if (emCentavos(total) >= mostCents) throw invalid({ cedulas: 'O total é grande demais: confira as quantidades.' })
    const now = andamento(contagem)
    const place = lugarDe(now, idPessoa) ?? freePlace(now)
    const em = new Date().toISOString()
    const nova: Parte = { ...contado, total, em, ...(aberta(now) ? {} : { aConfirmar: true }) }
    const parte = contarDeNovo(nova, now[place])
    if ((parte.anteriores ?? []).length >= maximoDeTentativas)
      throw conflict(`Você já contou ${maximoDeTentativas} vezes. Exclua esta contagem e conte em outra.`)
    if (place === 'primeira')
      work.em.assign(contagem, { ...semAssinaturas, primeira: parte, idPrimeiraPessoa: idPessoa })
    else work.em.assign(contagem, { ...semAssinaturas, segunda: parte, idSegundaPessoa: idPessoa })
    return saved(work, contagem, ler)
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
    const place = lugarDe(andamento(contagem), pessoa(work))
    if (!place) throw conflict('Só confirma quem contou.')
    const { aConfirmar: _, ...parte } = contagem[place] as Parte
    contagem[place] = parte
    return saved(work, contagem, ler)
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
    const place = lugarDe(andamento(contagem), pessoa(work))
    if (!place) throw conflict('Só assina quem contou.')
    if (!viuOMesmo({ ...andamento(contagem), versao: contagem.versao }, place, versao)) throw stale()
    const situacao = situacaoContagem(andamento(contagem))
    if (situacao === 'Com diferença') throw conflict('As duas contagens são diferentes: contem de novo.')
    if (situacao === 'Falta confirmar') throw conflict('Antes de assinar, as duas pessoas confirmam o que contaram.')
    if (situacao !== 'Conferida') throw conflict('Falta a contagem da outra pessoa.')
    const books = contagem[place === 'primeira' ? 'segundaAssinadaEm' : 'primeiraAssinadaEm']
    if (books && !apesarDosDizimos) await perguntarDosDizimos(work, contagem)
    // signed again by the same person: nothing changes
    if (!contagem[`${place}AssinadaEm`]) contagem[`${place}AssinadaEm`] = new Date()
    const row = await saved(work, contagem, ler)
    if (situacaoContagem(row) === 'Lançada') await lancar(work, row)
    return row
  },
})

export const excluirContagem = useCase({
  action: 'contagem.escrever',
  record: 'contagem',
  input: contagemRef,
  async run(work, { id }) {
    const contagem = await recordToChange(work, Contagem, id, { missing })
    const now = andamento(contagem)
    const estavaLancada = situacaoContagem(now) === 'Lançada'
    if (estavaLancada) await retirarEntrada(work, de(contagem))
    // one of the two has seen what the other counted
    if (aberta(now)) await avisarExclusao(work, contagem, { estavaLancada })
    markDeleted(work, contagem)
    return { message: 'Contagem excluída com sucesso.' }
  },
})

export const restaurarContagem = useCase({
  action: 'lixeira.restaurar',
  record: 'contagem',
  input: contagemRef,
  async run(work, { id }) {
    const contagem = await recordToChange(work, Contagem, id, { deleted: true, missing })
    markRestored(contagem)
    const row = await saved(work, contagem, ler)
    if (situacaoContagem(row) === 'Lançada') await lancarEntrada(work, entrada(row), 'volta')
    return row
  },
})

/** The current user's id in the church of a counting; null for the platform's administrator. */
const own = (ctx: Context, { idCliente }: ContagemRow): number | null =>
  ctx.viewer?.idCliente === idCliente ? ctx.viewer.id : null

/** The actions that the current user may do with a counting now. */
export const acoesDaContagem = (ctx: Context, row: ContagemRow): string[] => acoesContagem(row, ctx, own(ctx, row))

/**
 * The parts of a counting as the current user may see them. While an administrator sees the church as one of the two
 * who count, the part of that person is somebody else's.
 */
export const partesDaContagem = (ctx: Context, row: ContagemRow) =>
  partesVistas(row, ctx.viewer?.seenBy ? null : own(ctx, row)).map(({ parte, ...vista }) => ({
    ...vista,
    total: parte?.total ?? null,
    cheques: parte?.cheques ?? null,
    cedulas: parte && cedulasContadas(parte),
    anteriores: parte && (parte.anteriores ?? []),
  }))

const semAssinaturas = { primeiraAssinadaEm: null, segundaAssinadaEm: null }

/** An entry has at most 12 digits. */
const mostCents = 100_000_000_000_000n

const de = ({ id }: { id: number }) => ({ origem: 'contagem', idOrigem: id }) as const

const entrada = (row: ContagemRow) => ({
  ...de(row),
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
async function perguntarDosDizimos(work: Work, { categoria, data }: { categoria: number; data: DateOnly }) {
  if (categoria !== dizimo) return
  const { quantidade, soma } = await dizimosEmDinheiro(work, data)
  if (quantidade > 0)
    ask(work, {
      kind: dizimosLancados,
      text: fraseDosDizimos(data, quantidade, soma),
      // the argument with which it was said before there were confirmations
      campo: 'apesarDosDizimos',
    })
}

/**
 * Refuses a day on which the counting could not be booked. REST has always taken such a day, and signing refuses it.
 * @throws CONFLICT
 */
async function exigirDiaAberto(work: Work, data: DateOnly): Promise<void> {
  if (!work.ctx.caller.overRest) await exigirMesAberto(work, data)
}

/**
 * Books a counting that both people have signed. Whoever signs may not be able to edit it, so a refusal because of its day
 * or account says who can help.
 * @throws CONFLICT
 */
async function lancar(work: Work, row: ContagemRow): Promise<void> {
  try {
    await lancarEntrada(work, entrada(row))
  } catch (error) {
    const { data, idContaFinanceira } = (error instanceof AppError && error.details.campos) || {}
    const before = (field: string) => `Antes de assinar, quem cuida da tesouraria muda ${field} desta contagem.`
    if (data) throw conflict(`${data} ${before('a data')}`)
    if (idContaFinanceira) throw conflict(`${idContaFinanceira} ${before('a conta financeira')}`)
    throw error
  }
}

/** A counting as the ORM sees it: absent and null are the same. */
type Stored = { [Key in keyof Andamento]?: Andamento[Key] | undefined }

const andamento = (row: Stored): Andamento => ({
  idPrimeiraPessoa: row.idPrimeiraPessoa ?? null,
  idSegundaPessoa: row.idSegundaPessoa ?? null,
  primeira: row.primeira ?? null,
  segunda: row.segunda ?? null,
  primeiraAssinadaEm: row.primeiraAssinadaEm ?? null,
  segundaAssinadaEm: row.segundaAssinadaEm ?? null,
})

function refuseBooked(row: Stored): void {
  if (situacaoContagem(andamento(row)) === 'Lançada')
    throw conflict('Esta contagem já foi assinada por duas pessoas e lançada. Para corrigir, exclua-a e conte de novo.')
}

function freePlace({ primeira, segunda }: Andamento): 'primeira' | 'segunda' {
  if (primeira && segunda) throw conflict('Duas pessoas já contaram.')
  return primeira ? 'segunda' : 'primeira'
}

/** Only people of the church may count, so there always is a viewer. */
const pessoa = ({ ctx }: Work): number => ctx.viewer?.id ?? 0

/** A deleted worship service may be kept, but not newly chosen. */
async function culto(work: Writing, ref: RecordRef | null | undefined, stored?: number | null): Promise<number | null> {
  if (ref === null || ref === undefined) return null
  if (Number(ref) === stored) return stored
  const id = await numeroDoCulto(work, ref)
  if (id === null) throw invalid({ idCulto: 'Culto não encontrado.' })
  return id
}
