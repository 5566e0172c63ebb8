import { z } from 'zod'
import {
  codigoPixRef,
  type Finalidade,
  gerarCodigoPixInput,
  listarCodigosPixInput,
  mudarChavePixInput,
  publicarOfertarInput,
} from '../../../../schema/rules/missoes/codigo-pix.input.js'
import { conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { idOf, recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import { type ReadingWork, readCase, tellFollowers, useCase } from '../../../kernel/work/use-case.js'
import { Cliente, fusoOf } from '../../acesso/cliente/index.js'
import { administratorsToTell, confirmAgain, sessionOnly } from '../../acesso/sessao/index.js'
import { pessoaById } from '../../acesso/usuario/index.js'
import { eventoById } from '../../agenda/evento/index.js'
import { campanhaById } from '../campanha-missoes/index.js'
import { storedKey, typedKey, writeBrCode } from './br-code.js'
import {
  campanhas,
  codigoOf,
  eventos,
  listRows,
  newEndereco,
  type Recebedor,
  read,
  recebedor,
  type Target,
} from './codigo-pix.queries.js'

export const listCodigosPix = readCase({
  action: 'codigoPix.ler',
  input: listarCodigosPixInput,
  run: listRows,
})

const titles = { dizimo: 'Dízimo', oferta: 'Oferta', campanha: 'Campanha', evento: 'Evento' } as const

/** What the sheet of a code shows, for printing. */
export const readFolhaPix = readCase({
  action: 'codigoPix.ler',
  input: codigoPixRef,
  async run(work, { id }) {
    const row = await read(work, id)
    if (!row) throw notFound('Código Pix não encontrado.')
    const who = recebedorOf(await recebedor(work, row.idCliente))
    if (!who) throw noChave()
    const [campanha, evento, pessoa] = await Promise.all([
      campanhaById(work.ctx, row.idCampanha),
      eventoById(work.ctx, row.idEvento),
      pessoaById(work.ctx, row.idUsuario),
    ])
    return {
      id: row.id,
      idCliente: row.idCliente,
      fuso: await fusoOf(work.ctx, row.idCliente),
      titulo: campanha?.nomeCampanha ?? evento?.nomeEvento ?? titles[row.finalidade as Finalidade],
      pessoa: pessoa?.name ?? null,
      txid: row.txid,
      recebedor: who,
      copiaECola: writeBrCode({ ...who, valor: null, txid: row.txid }),
    }
  },
})

export const readCodigoPix = readCase({
  action: 'codigoPix.ler',
  input: codigoPixRef,
  async run(work, { id }) {
    const row = await read(work, id)
    if (!row) throw notFound('Código Pix não encontrado.')
    return row
  },
})

type Chave = Pick<Recebedor, 'nome' | 'cnpj' | 'chavePix' | 'nomePix' | 'cidadePix'>

/** Who receives, as it stands beside each code; undefined while the church has no complete key. */
export function recebedorOf({ nome, cnpj, chavePix, nomePix, cidadePix }: Chave) {
  const key = storedKey(chavePix)
  if (!key || !nomePix || !cidadePix) return undefined
  return { igreja: nome, cnpj, ...key, nome: nomePix, cidade: cidadePix }
}

/** For the screen 'Ofertar': who receives, and what one can give to. */
export const readGivingForm = readCase({
  action: 'codigoPix.gerar',
  input: z.object({}),
  async run(work: ReadingWork) {
    const { ctx } = work
    const idCliente = ctx.ownTenant(work.idCliente)
    const igreja = await recebedor(work, idCliente)
    return {
      recebedor: recebedorOf(igreja) ?? null,
      enderecoPublico: enderecoPublico(ctx.services.config.publicUrl, idCliente, igreja),
      campanhas: ctx.can('campanhaMissoes.ler') ? await campanhas(work, idCliente) : [],
      eventos: ctx.can('evento.ler') ? await eventos(work, idCliente) : [],
    }
  },
})

/** @param installation the public address of the installation that has the church */
export const enderecoOfPage = (installation: string, idCliente: number, endereco: string): string =>
  `${installation}/ofertar/${idCliente}-${endereco}`

/** The address of the church's public page, or null while there is none. */
const enderecoPublico = (publicUrl: string, idCliente: number, { enderecoOfertar }: Recebedor): string | null =>
  enderecoOfertar && enderecoOfPage(publicUrl, idCliente, enderecoOfertar)

type ToGenerate = Pick<z.output<typeof gerarCodigoPixInput>, 'finalidade' | 'idCampanha' | 'idEvento' | 'valor'>

/** The campaign or the event of a code. What the input names besides them must exist in this church too. */
async function registro(work: Writing, { finalidade, idCampanha, idEvento }: ToGenerate) {
  const campanha = idCampanha == null ? null : await idOf(work, 'campanha_missoes', idCampanha)
  const evento = idEvento == null ? null : await idOf(work, 'evento', idEvento)
  const collects =
    campanha !== null && (finalidade !== 'campanha' || (await campanhas(work, work.idCliente, campanha)).length)
  if (!collects && (idCampanha != null || finalidade === 'campanha'))
    throw invalid({ idCampanha: 'Escolha uma campanha que esteja ativa.' })
  const comes = evento !== null && (finalidade !== 'evento' || (await eventos(work, work.idCliente, evento)).length)
  if (!comes && (idEvento != null || finalidade === 'evento'))
    throw invalid({ idEvento: 'Escolha um evento que não tenha terminado.' })
  return {
    idCampanha: finalidade === 'campanha' ? campanha : null,
    idEvento: finalidade === 'evento' ? evento : null,
  }
}

/**
 * The text of a static Pix code. Its txid stands for the purpose and, unless the person wants no name, for the person,
 * so that the statement of the bank tells who gave. Asked again, it answers with the same txid.
 */
export const gerarCodigoPix = useCase({
  action: 'codigoPix.gerar',
  input: gerarCodigoPixInput,
  run: (work, input) => generatedCodigo(work, input, input.semNome ? null : (work.ctx.viewer?.id ?? null)),
})

/** What a code stands for. */
export const targetOf = async (work: Writing, input: ToGenerate, idUsuario: number | null): Promise<Target> => ({
  finalidade: input.finalidade,
  idUsuario,
  ...(await registro(work, input)),
})

const noChave = () => conflict('A igreja ainda não cadastrou a chave Pix. Peça ao administrador.')

/** @param idUsuario who gives; null: anybody */
export async function generatedCodigo(work: Writing, input: ToGenerate, idUsuario: number | null) {
  const who = recebedorOf(await recebedor(work, work.idCliente))
  if (!who) throw noChave()
  const { txid } = await codigoOf(work, await targetOf(work, input, idUsuario))
  const valor = input.valor ?? null
  return { txid, valor, recebedor: who, copiaECola: writeBrCode({ ...who, valor, txid }) }
}

export type GeneratedCodigo = Awaited<ReturnType<typeof generatedCodigo>>

/** Puts the church's public page for giving on the net, at a chosen address or at one that nobody can guess, or takes it off. */
export const publicarOfertar = useCase({
  action: 'codigoPix.publicar',
  input: publicarOfertarInput,
  async run(work, { noAr, endereco }) {
    const igreja = await recordToChange(work, Cliente, work.idCliente)
    if (noAr && !recebedorOf(await recebedor(work, work.idCliente))) throw noChave()
    igreja.enderecoOfertar = noAr ? (endereco ?? igreja.enderecoOfertar ?? newEndereco()) : null
    await work.em.flush()
    const stored = await recebedor(work, work.idCliente)
    return {
      enderecoPublico: enderecoPublico(work.ctx.services.config.publicUrl, work.idCliente, stored),
      versao: stored.versao,
    }
  },
})

const errors = {
  cpf: 'Informe um CPF válido.',
  cnpj: 'Informe um CNPJ válido.',
  email: 'Informe um e-mail válido, com até 77 letras.',
  telefone: 'Informe um celular com DDD.',
  aleatoria: 'Informe a chave aleatória como o banco a mostra.',
} as const

/** Changes the church's Pix key, which decides where the money goes. All administrators are told of it by e-mail. */
const withoutTwoSteps = 'Para mudar a chave Pix, ative antes a verificação em duas etapas, em Configurações, Segurança.'

export const mudarChavePix = useCase({
  action: 'codigoPix.mudarChave',
  input: mudarChavePixInput,
  prepare: confirmAgain,
  async run(work, { tipoChave, chavePix, nome, cidade, versao }, twoSteps) {
    const chave = typedKey(tipoChave, chavePix)
    if (!chave) throw invalid({ chavePix: errors[tipoChave] })
    const igreja = await recordToChange(work, Cliente, work.idCliente, { versao })
    const before = igreja.chavePix
    // money goes to the key already: a stolen password alone must not lead it elsewhere
    if (before !== chave && recebedorOf(await recebedor(work, work.idCliente)) && !twoSteps)
      throw invalid({ codigo: withoutTwoSteps })
    work.em.assign(igreja, { chavePix: chave, nomePix: nome, cidadePix: cidade })
    await work.em.flush()
    if (before !== chave) {
      await tellFollowers(work, 'cliente', igreja.id, 'moved')
      await tell(work, before ?? null, chave)
    }
    const stored = await recebedor(work, work.idCliente)
    return { recebedor: recebedorOf(stored) ?? null, versao: stored.versao }
  },
})

async function tell(work: Writing & Pick<ReadingWork, 'ctx'>, before: string | null, chave: string): Promise<void> {
  const { services } = work.ctx
  const { id, name: author } = sessionOnly(work.ctx)
  for (const { name, email } of await administratorsToTell(work))
    await queueEmail(
      services,
      work,
      { idUsuario: id, requisicao: 'codigoPix.mudarChave' },
      {
        para: email,
        assunto: 'A chave Pix da igreja mudou',
        sairEm: null,
        texto: [
          `Olá, ${plain(name)}!`,
          `${plain(author)} mudou a chave Pix da igreja. Os códigos Pix gerados de agora em diante levam o dinheiro à chave nova.`,
          `Antes: ${before ? plain(before) : 'nenhuma'}\nAgora: ${chave}`,
          'Se você não sabia desta mudança, confira com quem a fez e troque a chave. A auditoria guarda quem mudou e quando:',
          `${services.config.publicUrl}/dashboard/settings?aba=igreja`,
          'Candeia',
        ].join('\n\n'),
      },
      // whoever leads the money elsewhere must not hold this letter back with other e-mails of the church
      { security: true },
    )
}

const plain = (text: string): string => text.replace(/\s+/g, ' ')
